/** Hostile request targets, as bytes on the wire; the same in every run. */

/** Its own small generator, so that the sequence depends on nothing but the seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** As a browser would never send it: the bytes of UTF-8 unescaped. */
const bytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

const KNOWN = [
  'about',
  'about/our-team',
  'what-is-detox',
  'category/guides',
  'topics/opioids',
  'facilities',
  'contributors/jane-doe',
  'search',
  'search/detox',
  'page/2',
  '2026',
  'author/admin',
  '',
];
const MACHINERY = [
  'wp-admin',
  'wp-json/wp/v2/users',
  'wp-login.php',
  'xmlrpc.php',
  '.env',
  '.git/config',
  'wp-content/uploads',
  'wp-includes/x.php',
  '_next/data',
  'api/visitor',
  'media',
  'index.php',
  'wp-sitemap.xml',
  'graphql',
  'etc/passwd',
  'server-status',
];
const CLIMBS = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '..%2f',
  '..%5c',
  '....',
  '..;',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '.',
  '%2e',
  '..%00',
  '..%2f..%2f..%2fetc%2fpasswd',
];
const HOSTS = [
  '//evil.example',
  '///evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/%2fevil.example',
  '/%09/evil.example',
  '/.//evil.example',
  '//evil.example/%2f..',
  '/https://evil.example',
  '/http:%2f%2fevil.example',
  '//[::1]/',
  '//evil.example@about/',
  '/;//evil.example',
  '/index.php//evil.example',
  '/index.php/%2fevil.example',
];
export const BYTES = [
  '%00',
  '%0d%0aSet-Cookie:%20a=b',
  '%0a',
  '%7f',
  '%1b[2J',
  '%',
  '%z',
  '%zz',
  '%u0041',
  '%ff',
  '%fe%ff',
  '%c0%af',
  '%ed%a0%80',
  '%f8%88%80%80%80',
  '%ef%bb%bf',
  '%e2%80%ae',
  '%e2%81%84',
  '%ef%bc%8f',
  '%2f',
  '%5c',
  '%3f',
  '%23',
  '%25',
  '%2500',
  '%20',
  '+',
  ';',
  ';jsessionid=1',
  ':',
  '@',
  '&',
  '=',
  '$',
  '*',
  "'",
  '"',
  '<script>',
  '{{7*7}}',
  '${x}',
  '|',
  '^',
  '`',
  '~',
  '#x',
  'é',
  bytes('П'),
  '\u00ff',
  bytes('日本語'),
  bytes('επίπεδο'),
  bytes('👩‍⚕️'),
  bytes('‮'),
];
export const QUERIES = [
  '',
  '',
  '',
  '',
  '?p=1',
  '?p=../../etc/passwd',
  '?p[]=1',
  '?page_id=99999999999',
  '?s=%00',
  '?s=<script>',
  '?paged=-1',
  '?paged=2',
  '?paged=999999999999',
  '?cpage=1',
  '?feed=rss2',
  '?feed=//evil.example',
  '?cat=1%20or%201=1',
  '?author=1',
  '?m=99999999',
  '?pagename=//evil.example',
  '?name=%2f%2fevil.example',
  '?taxonomy=__proto__&term=x',
  '?post_type=constructor',
  '?next=//evil.example',
  '?utm_source=x',
  '?%',
  '?#',
];

/** `count` targets, each of known, odd and hostile parts. In: how many, and the seed. */
export function hostilePaths(count: number, seed = 20_260_101): string[] {
  const next = random(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = (list: readonly string[]): string => list[below(list.length)] ?? '';
  const inside = (text: string, change: (letter: string) => string): string => {
    const at = below(Math.max(text.length, 1));
    return text.slice(0, at) + change(text.charAt(at)) + text.slice(at + 1);
  };
  const escape = (letter: string): string => (letter ? `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}` : '');
  const kinds: (() => string)[] = [
    () => `/${pick(KNOWN)}/${pick(CLIMBS)}/${pick([...KNOWN, ...MACHINERY])}`,
    () => `/${pick(CLIMBS)}/${pick(CLIMBS)}/${pick(MACHINERY)}`,
    () => pick(HOSTS) + pick(['', '/', '/about/', '/%2e%2e/']),
    () => `/${pick(KNOWN)}${pick(BYTES)}${pick(['', '/', `/${pick(BYTES)}/`])}`,
    () => `/${pick(MACHINERY)}${pick(['', '/', '?x', pick(BYTES)])}`,
    () => `/${inside(pick(KNOWN), (letter) => letter.toUpperCase())}${pick(['', '/', '//'])}`,
    () => `/${inside(pick(KNOWN), escape)}/`,
    () => `/${inside(pick(KNOWN), (letter) => escape(letter).replace('%', '%25'))}/`,
    () => `${'/'.repeat(1 + below(5))}${pick(KNOWN).replaceAll('/', '/'.repeat(1 + below(4)))}${'/'.repeat(below(4))}`,
    () =>
      `/${pick(['a', 'A', '%61', '../', './', '%2e%2e/', 'a/', '%00', 'é', '-']).repeat(8192).slice(0, 8000)}${pick(['', '/'])}`,
    () =>
      `/${Array.from({ length: 1 + below(6) }, () => pick([...KNOWN, ...CLIMBS, ...BYTES])).join(pick(['/', '//', '/./', '%2f', ';']))}/`,
  ];
  return Array.from({ length: count }, (_, index) => (kinds[index % kinds.length]?.() ?? '/') + pick(QUERIES));
}
