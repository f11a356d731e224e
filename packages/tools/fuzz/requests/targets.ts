import * as fc from 'fast-check';
import { BYTES, hostilePaths, QUERIES } from '@/__tests__/support/hostile-paths';
import { templatePagesOf, otherPagesOf } from '@/e2e/support/templates';
import { CORE_VARIABLES } from '@footbridge/bridge/pages/routing/variables';
import type { SiteConfig } from '@/site-config/types';
import { oddText, wellFormed } from './texts';

/** Parameters that the site or Next reads. */
export const PARAMETERS = [
  ...CORE_VARIABLES,
  'preview',
  'preview_id',
  's',
  'sitemap',
  'from',
  'compare',
  'previewPathname',
  'clear-cache',
  'clear-menu-cache',
  'address',
  'path',
  'wordpressNode',
  'vendor',
  'route',
  'code',
  'state',
  'redirect_uri',
  'ipAddress',
  'bypass-recaptcha',
  'gclid',
  'url',
  'w',
  'q',
  '__nextDataReq',
  'nxtPwordpressNode',
  '__proto__',
];

/** Escaped as a browser would, or not at all. */
export const value = fc.oneof(
  { weight: 8, arbitrary: oddText.map((text) => encodeURIComponent(wellFormed(text))) },
  // Bytes that no browser sends. With a space or a line end Node rejects the request.
  { weight: 4, arbitrary: oddText.map((text) => text.replace(/(?![\u0080-\u009f])[\p{Cc} ]/gu, '-')) },
  { weight: 1, arbitrary: oddText },
  { weight: 2, arbitrary: fc.nat().map(String) },
  { weight: 3, arbitrary: fc.constantFrom(...BYTES) },
);

const pair = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PARAMETERS) }, { weight: 1, arbitrary: value }),
    fc.constantFrom('=', '[]=', '', '%5B0%5D='),
    value,
  )
  .map((parts) => parts.join(''));

/** '' or `?…` */
export const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.constantFrom(...QUERIES) },
  { weight: 4, arbitrary: fc.array(pair, { minLength: 1, maxLength: 4 }).map((pairs) => `?${pairs.join('&')}`) },
);

const part = fc.oneof(fc.constantFrom(...BYTES, 'page', '2', 'feed', 'embed'), value);

const hostile = fc
  .tuple(fc.nat(), fc.integer({ min: 1, max: 11 }))
  .map(([seed, kind]) => hostilePaths(kind, seed).at(-1) ?? '/');

/** A page that is there, one of its letters or signs another. */
const near = (paths: readonly string[]) =>
  fc.tuple(fc.constantFrom(...paths), fc.nat(), value, fc.boolean()).map(([path, at, odd, instead]) => {
    const place = 1 + (at % path.length);
    return path.slice(0, place) + odd + path.slice(place + (instead ? 1 : 0));
  });

/** Next's own addresses. @param build the build's id */
const machinery = (build: string, paths: readonly string[]) =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...paths), query)
      .map(([path, search]) => `/_next/data/${build}${path.replace(/\/?(?:\?.*)?$/, '') || '/index'}.json${search}`),
    fc.tuple(part, query).map(([odd, search]) => `/_next/data/${build}/${odd}.json${search}`),
    fc.record({ url: value, w: value, q: value }).map(({ url, w, q }) => `/_next/image?url=${url}&w=${w}&q=${q}`),
    fc.tuple(fc.constantFrom('media', '_next/static', 'fonts', 'brands'), part).map((parts) => `/${parts.join('/')}`),
  );

const DYNAMIC = ['/search/', '/nearby/', '/comment/', '/preview/', '/unlock/', '/lead/', '/index.php/', '/media/'];
/** Longer than Node's limit for headers. */
const LONG = `/${'a'.repeat(20_000)}`;
const STRANGE = ['*', '', '/', 'http://evil.example/', 'evil.example:443', '?', '#', '//', '/ ', LONG];

export function targets(site: SiteConfig, build: string): fc.Arbitrary<string> {
  const paths = [...Object.values(templatePagesOf(site)), ...Object.values(otherPagesOf(site))];
  const withQuery = (path: fc.Arbitrary<string>) => fc.tuple(path, query).map((parts) => parts.join(''));
  return fc.oneof(
    { weight: 4, arbitrary: withQuery(near(paths)) },
    { weight: 5, arbitrary: hostile },
    { weight: 2, arbitrary: withQuery(fc.constantFrom(...paths.map((path) => path.replace(/\?.*/, '')))) },
    { weight: 2, arbitrary: machinery(build, paths) },
    { weight: 1, arbitrary: withQuery(fc.tuple(fc.constantFrom(...DYNAMIC), part).map((parts) => parts.join(''))) },
    { weight: 1, arbitrary: fc.constantFrom(...STRANGE) },
  );
}
