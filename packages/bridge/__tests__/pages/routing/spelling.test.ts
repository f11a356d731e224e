import { judgeSpelling, searchSegment, wordsOf } from '@footbridge/bridge/pages/routing/spelling';

describe('the one spelling of an address', () => {
  it.each([
    '/',
    '/category/6-1/page/2/',
    '/greek/%ce%b5%cf%80%ce%af%cf%80%ce%b5%ce%b4%ce%bf-2/',
    '/search/Some+words/',
    '/search/',
  ])('%s is it', (path) => {
    expect(judgeSpelling(path)).toEqual({ kind: 'canonical' });
  });

  it.each([
    ['/about', '/about/'],
    ['/%61bout/', '/about/'],
    ['/about%2dus/', '/about-us/'],
    ['/greek/%CE%B5%CF%80%CE%AF/', '/greek/%ce%b5%cf%80%ce%af/'],
    // WordPress lower-cases ASCII only, and says 404 to the other.
    ['/greek/%CE%95/', '/greek/%ce%95/'],
    ['/Search/', '/search/'],
    ['/Search/Some%20Words', '/search/Some+Words/'],
    ['/search/what%27s+new%21/', '/search/what%27s+new%21/'],
    ['/search/Words/Page/2', '/search/Words/page/2/'],
  ])('%s is spelled %s', (raw, path) => {
    expect(judgeSpelling(raw)).toEqual(path === raw ? { kind: 'canonical' } : { kind: 'redirect', path });
    expect(judgeSpelling(path)).toEqual({ kind: 'canonical' });
  });

  it.each([
    ['an encoded slash', '/about%2ftestimonials/'],
    ['a host in escapes', '/%2F%2Fevil.example/'],
    ['a back slash', '/%5Cevil.example'],
    ['a doubled slash, which never comes this far', '//evil.example'],
    ['a parent folder', '/about/%2e%2e/'],
    ['a doubled escape', '/%2561bout/'],
    ['a null byte', '/about%00/'],
    ['a line break', '/about%0d%0aSet-Cookie:x/'],
    ['a broken escape', '/about%zz/'],
    ['no UTF-8', '/%ff/'],
    ['nothing but a space', '/%20/'],
    ['eight thousand letters', `/${'A'.repeat(8000)}`],
    ['no path', 'about/'],
    ['no words', '/search/%20/'],
    ['words that are invalid in a path', '/search/%2e%2e/'],
  ])('%s (%s) spells no address', (_, raw) => {
    expect(judgeSpelling(raw)).toEqual({ kind: 'not-found' });
  });
});

it.each(['/About/', '/about%20us/', '/about./', '/old-page.html', '/wp-login.php', '/About;x/', '/.env'])(
  '%s is odd: WordPress or a rule may know it so',
  (raw) => {
    expect(judgeSpelling(raw)).toEqual({ kind: 'odd' });
  },
);

describe('words of a search in a path', () => {
  it.each(['detox', 'Some words', 'c++', 'a/b', '50% off', "what's new!", 'επίπεδο', '100%25'])(
    '%s come back',
    (words) => {
      expect(wordsOf(searchSegment(words) ?? '')).toBe(words);
    },
  );

  it('that are dots alone stand in no path', () => {
    expect(searchSegment('..')).toBeNull();
  });
});
