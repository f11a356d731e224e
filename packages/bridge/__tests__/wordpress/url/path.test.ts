import { cleanPath, pathOfUri, decodeNonAscii } from '@footbridge/bridge/wordpress/url/path';

describe('the clean path sent to WordPress', () => {
  it.each([
    [undefined, '/'],
    [[], '/'],
    [['about'], '/about/'],
    [['contributors', 'ana-maría-nunez'], '/contributors/ana-mar%c3%ada-nunez/'],
    [['UPPER'], '/UPPER/'],
  ])('%j becomes %s', (segments, path) => {
    expect(cleanPath(segments)).toBe(path);
  });

  it.each([
    ['a doubled slash', ['', 'about']],
    ['an encoded slash', ['about/team']],
    ['a foreign host', ['http://example.com']],
    ['a back slash', ['about\\team']],
    ['a control character', ['about\u0000']],
    ['a static file', ['favicon.ico']],
    ["WordPress's back rooms", ['wp-admin', 'edit']],
    ['a lone surrogate', ['\ud800']],
    ['something huge', ['a'.repeat(3000)]],
  ])('%s is never queried', (_, segments) => {
    expect(cleanPath(segments)).toBeNull();
  });
});

describe('the spelling that WordPress finds', () => {
  it.each([
    [['greek', 'επίπεδο-2'], '/greek/επίπεδο-2/'],
    [['emoji', '👩‍⚕️'], '/emoji/👩‍⚕️/'],
    // What is ASCII stays as it was encoded: a literal %2f must not become a slash on the way.
    [['a%2fb', 'c d'], '/a%252fb/c%20d/'],
    [['about'], '/about/'],
  ])('%j is queried as %s', (segments, requested) => {
    const path = cleanPath(segments);
    expect(path && decodeNonAscii(path)).toBe(requested);
    expect(pathOfUri(requested)).toBe(path);
  });
});

describe("the path of WordPress's uri", () => {
  it.each([
    ['/about/', '/about/'],
    ['http://127.0.0.1:3000/preview-page', '/preview-page/'],
    ['/caf%C3%A9/', '/caf%c3%a9/'],
    [null, null],
    ['http://[broken', null],
  ])('%s is %s', (uri, path) => {
    expect(pathOfUri(uri)).toBe(path);
  });
});
