import { signedHeaders } from '@footbridge/bridge/platform/signature';

/** A request; `{n}` in path and body becomes a number. */
export interface Route {
  path: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const JSON_POST = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const ARTICLE = '/how-to-talk-to-someone-you-love/';

const get = (path: string): Route => ({ path, method: 'GET', headers: {}, body: '' });
const post = (path: string, headers: Record<string, string>, body: string): Route => ({
  path,
  method: 'POST',
  headers,
  body,
});

/** Returns the routes that are not cached as pages, by name: those of Desert Hope, with an article that takes comments. */
export async function uncachedRoutes(url: string): Promise<Record<string, Route>> {
  const article = await (await fetch(url + ARTICLE)).text();
  const found = (pattern: RegExp): string => pattern.exec(article)?.[0].replaceAll('&amp;', '&') ?? '/';
  const comment = found(/\/comment\/\d+\//);
  return {
    'comment form': get(comment),
    'comment sent': post(comment, FORM, 'author=A&email=a%40example.com&comment=n{n}'),
    search: get('/search/?s=word{n}'),
    'missing page': get('/missing-{n}/'),
    'a path that is nowhere': get('/%ff{n}/'),
    'query address': get('/?p={n}'),
    'one uncached page': get('/las-vegas-program/admissions/'),
    password: post('/unlock/about/', FORM, 'password=n{n}'),
    preview: get('/preview/{n}/'),
    visitor: get('/api/visitor'),
    lead: post('/api/lead', JSON_POST, '{"form":"callback"}'),
    'lead without script': post('/lead/', FORM, 'form=callback'),
    feed: get('/feed/'),
    sitemap: get('/sitemap.xml'),
    'forged webhook': post('/api/revalidate', { ...JSON_POST, ...signedHeaders('another secret', '{}') }, '{}'),
    upload: get('/media/2026/03/house-front.jpg'),
    picture: get(found(/\/_next\/image\?[^" ]+/)),
    script: get(found(/\/browser\/[\w.-]+\.js/)),
    logo: get(found(/\/brands\/\w+\/logo\.svg/)),
    typeface: get(found(/\/fonts\/[\w./-]+\.woff2/)),
    'error report': post('/api/errors', JSON_POST, '{}'),
  };
}
