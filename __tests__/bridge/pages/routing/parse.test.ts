import { datePath, parseAddress, possibleDate } from '@/bridge/pages/routing/parse';

const NOTHING = { page: null, part: null, commentPage: null, date: null, search: null };

describe('a path, taken apart as WordPress does', () => {
  it.each([
    ['/', { base: '/' }],
    ['/about/team/', { base: '/about/team/' }],
    ['/page/4/', { base: '/', page: 4 }],
    ['/category/a/b/page/2/', { base: '/category/a/b/', page: 2 }],
    ['/a-post/3/', { base: '/a-post/', part: 3 }],
    ['/a-post/comment-page-2/', { base: '/a-post/', commentPage: 2 }],
    ['/a-post/3/comment-page-2/', { base: '/a-post/', part: 3, commentPage: 2 }],
    ['/2024/', { base: '/2024/', date: { year: 2024 } }],
    ['/2024/05/', { base: '/2024/05/', date: { year: 2024, month: 5 } }],
    ['/2024/05/01/page/2/', { base: '/2024/05/01/', date: { year: 2024, month: 5, day: 1 }, page: 2 }],
    ['/search/two%20words/page/3/', { base: '/search/two%20words/', search: 'two words', page: 3 }],
    ['/20244/', { base: '/20244/' }],
    ['/page/', { base: '/page/' }],
  ])('%s', (path, parts) => {
    expect(parseAddress(path)).toEqual({ ...NOTHING, ...parts, canonical: path });
  });

  it.each([
    ['/page/1/', '/'],
    ['/page/0/', '/'],
    ['/page/02/', '/page/2/'],
    ['/a-post/1/', '/a-post/'],
    ['/a-post/02/', '/a-post/2/'],
    ['/a-post/0/0/', '/a-post/'],
    ['/a-post/1/page/1/', '/a-post/'],
    ['/2024/5/', '/2024/05/'],
    ['/2024/5/1/page/1/', '/2024/05/01/'],
    ['/a-post/comment-page-0/', '/a-post/'],
  ])('%s is spelled %s', (path, canonical) => {
    expect(parseAddress(path).canonical).toBe(canonical);
  });

  it('takes no number that is no number any more', () => {
    expect(parseAddress(`/page/${'9'.repeat(40)}/`).page).toBeNull();
  });
});

describe('a date that the calendar does not have', () => {
  it.each([
    [{ year: 2024, month: 13 }, '/2024/'],
    [{ year: 2024, month: 0 }, '/2024/'],
    [{ year: 2024, month: 2, day: 31 }, '/2024/02/'],
    [{ year: 2023, month: 2, day: 29 }, '/2023/02/'],
    [{ year: 2024, month: 2, day: 29 }, '/2024/02/29/'],
  ])('%j leads to %s', (date, path) => {
    const possible = possibleDate(date);
    expect(possible && datePath(possible)).toBe(path);
  });

  it('has no year nought', () => {
    expect(possibleDate({ year: 0, month: 5 })).toBeNull();
  });
});
