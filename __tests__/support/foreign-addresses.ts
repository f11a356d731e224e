/** Spellings of another host, in places where an address of this site is expected. */
export const FOREIGN_ADDRESSES: readonly string[] = [
  '//evil.example/',
  '///evil.example/',
  '/.//evil.example/',
  '/x/..//evil.example/',
  '/%2e//evil.example/',
  '/x/%2E%2e//evil.example/',
  '/././/evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/.\\/evil.example/',
  '/./\\evil.example/',
  '/\\evil/',
  '/\t/evil/',
  '//evil/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '/\r\n/evil.example/',
  '\t//evil.example/',
  ' //evil.example/',
  '\u0000//evil.example/',
  '/\u0000/evil.example/',
  'https:evil.example/',
  'http:evil.example/',
  'https:/evil.example/',
  'https:\\\\evil.example/',
  'https://evil.example/',
  'HTTPS://EVIL.EXAMPLE/',
  'https://site.invalid@evil.example/',
  'http://127.0.0.1:8080.evil.example/',
  'ftp://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example/',
  '',
  '/about/\r\nX-Evil: 1',
  `/${'a'.repeat(20_000)}/`,
];

/** They look like another host but are none: an escaped slash or a Unicode one is no slash for a browser. */
export const ODD_OWN_ADDRESSES: readonly string[] = [
  '/%5cevil.example/',
  '/%2fevil.example/',
  '/%2f%2fevil.example/',
  '/%09/evil.example/',
  '/\uff0fevil.example/',
  '/\u2044evil.example/',
  '/\u2215/evil.example/',
  '/https://evil.example/',
  '/@evil.example/',
  '/:80/',
  '/about/?to=//evil.example/',
  '/about/#//evil.example/',
  '/%0d%0aX-Evil:%201',
];

/** Whether a browser that gets this Location or Refresh from a page of the site goes to another origin, whatever the site's scheme is. */
export function leavesSite(location: string): boolean {
  return ['http://www.example', 'https://www.example'].some(
    (origin) =>
      !URL.canParse(location, `${origin}/a/page/`) || new URL(location, `${origin}/a/page/`).origin !== origin,
  );
}
