import { parseSearch } from '@footbridge/bridge/pages/routing/search';

describe('a parsed search', () => {
  it.each([
    ['/search/', {}, { words: '', page: 1 }],
    ['/search/', { s: '  what\tis \n detox ' }, { words: 'what is detox', page: 1 }],
    ['/search/', { s: 'detox', paged: '3', post_type: 'post' }, { words: 'detox', page: 3, postType: 'post' }],
    ['/search/', { s: ['first', 'last'] }, { words: 'last', page: 1 }],
    ['/search/', { s: 'a\u0000b\u0085c' }, { words: 'a b c', page: 1 }],
    ['/search/', { s: 'detox', post_type: '<script>' }, { words: 'detox', page: 1 }],
    ['/search/c%2b%2b/page/2/', {}, { words: 'c++', page: 2 }],
    ['/search/words/', { s: 'others', words: ['words'] }, { words: 'words', page: 1 }],
  ])('%s %j', (path, query, expected) => {
    expect(parseSearch(path, query)).toEqual(expected);
  });

  it('is 200 characters long at most, none cut in two', () => {
    expect(parseSearch('/search/', { s: '👩'.repeat(300) })?.words).toBe('👩'.repeat(200));
  });

  it.each([
    ['/search/words/2/', {}],
    ['/search/words/page/x/', {}],
    ['/search/%ff/', {}],
    ['/search/', { s: 'x', paged: '1e9' }],
    ['/search/words/page/99999999999/', {}],
  ])('%s %j is none', (path, query) => {
    expect(parseSearch(path, query)).toBeNull();
  });
});
