/** Each kind of request that the site answers, as a browser sends it. */
import { IMAGE_WIDTHS } from '@/shared/pictures';
import { Problem } from '../../../script/lib/process/problem';
import { BODY_PATHS, FORM_PATHS, validBody } from '../../../script/lib/fuzz/requests/bodies';
import { API_PATHS, type FuzzRequest, type World } from '../../../script/lib/fuzz/requests/request';

export interface Route {
  name: string;
  /** Returns an ordinary request; its body may have a new id each time. */
  ordinary: () => FuzzRequest;
  readsHeaders: boolean;
}

const requestFor = (method: string, target: string): FuzzRequest => ({
  method,
  target,
  headers: [],
  body: method === 'POST' ? validBody(target) : null,
  framing: 'length',
  // A stranger cannot sign a webhook.
  isSigned: false,
  isFromPage: method === 'POST',
  times: 1,
});
const route = (name: string, method: string, target: string): Route => ({
  name,
  ordinary: () => requestFor(method, target),
  readsHeaders: READ_HEADERS.has(name),
});

/** Routes that read the most headers: Next's own readers are behind them. */
const READ_HEADERS = new Set(['picture', 'page']);

/** Files and pictures of a page, by the name of their route. */
const LINKED = {
  picture: /\/_next\/image\/?\?url=[^"\s]+?&amp;w=\d+&amp;q=\d+/,
  upload: /%2Fmedia%2F[^"&\s]+/,
  'browser file': /\/browser\/[\w.-]+\.js/,
  font: /\/fonts\/[\w./-]+\.woff2/,
  'brand file': /\/brands\/[\w./-]+/,
};

/** Returns all routes; the files are those of the page at a URL. */
export async function routesOf({ site, build }: World, url: string): Promise<Route[]> {
  const html = await (await fetch(url + site.aboutPath)).text();
  const linked = Object.entries(LINKED).map(([name, form]) => {
    const [found] = form.exec(html) ?? [];
    if (!found) throw new Problem(`${site.aboutPath} has no ${name}.`);
    // The width that takes the most work.
    const target = found.replaceAll('&amp;', '&').replace(/(?<=&w=)\d+/, String(Math.max(...IMAGE_WIDTHS)));
    return route(name, 'GET', name === 'upload' ? decodeURIComponent(target) : target);
  });
  return [
    ...linked,
    route('page', 'GET', site.aboutPath),
    route('list', 'GET', '/blog/page/2/'),
    route('search', 'GET', '/search/?s=detox'),
    route('not found', 'GET', '/no-such-page/'),
    route('missing file', 'GET', '/no-such-file.php'),
    route('Next data', 'GET', `/_next/data/${build}${site.aboutPath.replace(/\/$/, '')}.json`),
    ...['/feed/', '/sitemap.xml', '/robots.txt', '/preview/?previewPathname=%2Fabout%2F', '/unlock/alumni/reunion/']
      .concat(API_PATHS.filter((path) => !BODY_PATHS.includes(path)))
      .map((target) => route(target.replace(/\?.*/, ''), 'GET', target)),
    ...[...BODY_PATHS, ...FORM_PATHS.filter((path) => !path.startsWith('/api/'))].map((target) =>
      route(`POST ${target}`, 'POST', target),
    ),
  ];
}
