/** Requests that may be redirected, with addresses that a browser reads as another host's. */
import * as fc from 'fast-check';
import { CLEAR_FLAGS } from '@/shared/clear-flags';
import type { Header } from './headers';

const CLIMBS = ['', '', '/.', '/./.', '/x/..', '/%2e', '/x/%2E%2e', '/about/..', '/x/.%2e'];
const SLASHES = [
  '//',
  '///',
  '/\\',
  '\\/',
  '\\\\',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '/\u0000/',
  '/ /',
  '/%09/',
  '/%5c',
  '/%2f',
  '/\uff0f',
  '/\u2044',
  'https:',
  'https:/',
  'https://',
  '//about@',
  '/;/',
];
const HOSTS = ['evil.example', 'evil', 'evil.example:80', '[::1]', 'EVIL.example'];

/** `/x/..//evil.example/about/` */
const address = fc
  .tuple(
    fc.constantFrom(...CLIMBS),
    fc.constantFrom(...SLASHES),
    fc.constantFrom(...HOSTS),
    fc.constantFrom('', '/', '/about/', '/About'),
  )
  .map((parts) => parts.join(''));

const flag = fc.constantFrom(...CLEAR_FLAGS);

/** Routes that lead to an address of their query's. */
const named = fc.oneof(
  fc.tuple(address, flag).map(([to, cleared]) => `/api/clear-cache?address=${encodeURIComponent(`${to}?${cleared}`)}`),
  fc
    .tuple(fc.constantFrom('sign-in', 'logout', 'token'), address)
    .map(([route, to]) => `/api/faust/auth/${route}?code=abc&state=x&redirect_uri=${encodeURIComponent(to)}`),
  address.map((to) => `/preview/?previewPathname=${encodeURIComponent(to)}`),
  fc
    .tuple(fc.constantFrom('pagename', 'name', 's', 'category_name', 'feed'), address)
    .map(([name, to]) => `/?${name}=${encodeURIComponent(to)}&page=2`),
);

/** Addresses that are spelled otherwise than this site spells them, which it redirects. What can't go over the wire is escaped. */
const spelled = fc
  .tuple(
    fc.constantFrom('', '', '/index.php', '/search', '/unlock', '/feed', '/wp-content/uploads', '/preview'),
    address,
    fc.oneof(
      fc.constantFrom('', '?paged=2', '?feed=rss2', '?preview=true', '?s=', '?cpage=1', '?utm_source=x'),
      flag.map((name) => `?${name}`),
    ),
  )
  .map(([root, to, query]) => {
    const path = `${root}${to}`.replace(/(?![\u007f-\u009f])[\p{Cc} ]/gu, (sign) => encodeURIComponent(sign));
    return Buffer.from(path.startsWith('/') ? path : `/${path}`, 'utf8').toString('latin1') + query;
  });

export const misleadingTarget: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: named },
  { weight: 2, arbitrary: spelled },
);

/** Headers of an editor's browser, so that clear links and sign-ins are tested. */
export const EDITORS_HEADERS: readonly Header[] = [
  ['Cookie', 'footbridge-editor=1'],
  ['Sec-Fetch-Site', 'same-origin'],
  ['Sec-Fetch-Mode', 'navigate'],
  ['Sec-Fetch-Dest', 'document'],
];
