import { listOf, withSticky } from '@/bridge/pages/archive/archive-page';
import { inWordPressOrder, refreshListIds, paginateIds } from '@/bridge/pages/archive/paginate';

describe('sticky posts on the first page of home', () => {
  it('stand before it: those of the page in its order, those of later pages behind them', () => {
    expect(withSticky([9, 8, 7, 6], [2, 7])).toEqual([7, 2, 9, 8, 6]);
    expect(withSticky([9, 8], [])).toEqual([9, 8]);
  });
});

describe('a list of ids', () => {
  const stretch = (ids: number[], endCursor: string | null) => ({
    nodes: ids.map((databaseId) => ({ databaseId })),
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  });

  it('is loaded a hundred at a time', async () => {
    const cursors: (string | null)[] = [];
    const answers = [stretch([5, 4], 'b'), stretch([3, 2], 'c'), stretch([1], null)];
    const ids = await paginateIds(async (after) => {
      cursors.push(after);
      return answers[cursors.length - 1];
    });
    expect(ids).toEqual([5, 4, 3, 2, 1]);
    expect(cursors).toEqual([null, 'b', 'c']);
  });

  it('ends where the list’s end begins, which came with its beginning', async () => {
    const end = { nodes: [{ databaseId: 2 }, { databaseId: 1 }] };
    const whole = jest.fn(async () => ({ ...stretch([4, 3, 2], 'b'), end }));
    expect(await paginateIds(whole)).toEqual([4, 3, 2, 1]);
    expect(whole.mock.calls).toEqual([[null, true]]);
    const longer = jest.fn(async (after: string | null) =>
      after ? stretch([3, 2], 'c') : { ...stretch([5, 4], 'b'), end },
    );
    expect(await paginateIds(longer)).toEqual([5, 4, 3, 2, 1]);
    expect(longer.mock.calls).toEqual([
      [null, true],
      ['b', false],
    ]);
  });

  it('is refreshed by its first page alone while that is unchanged, for an hour', async () => {
    jest.useFakeTimers();
    let newest = 5;
    const send = jest.fn(async (after: string | null) =>
      after ? stretch([3, 2, 1], null) : stretch([newest, 4], 'b'),
    );
    const first = await refreshListIds(send, undefined);
    expect(first.ids).toEqual([5, 4, 3, 2, 1]);
    jest.advanceTimersByTime(61_000);
    expect(await refreshListIds(send, first)).toBe(first);
    expect(send).toHaveBeenCalledTimes(3);
    newest = 6;
    expect((await refreshListIds(send, first)).ids).toEqual([6, 4, 3, 2, 1]);
    newest = 5;
    jest.advanceTimersByTime(3_600_000);
    send.mockClear();
    expect((await refreshListIds(send, first)).loadedAt).toBe(Date.now());
    expect(send).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  it('ends where WordPress gives the same stretch again', async () => {
    const send = jest.fn(async () => stretch([2, 1], 'same'));
    expect(await paginateIds(send)).toEqual([2, 1]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is empty where the list’s owner is gone', async () => {
    expect(await paginateIds(async () => null)).toEqual([]);
  });

  it('has no node behind a password and none with noindex, and is loaded anew when one becomes listed', async () => {
    const hidden = { databaseId: 3, listing: { noindex: true } };
    const page = (third: object) => ({
      nodes: [{ databaseId: 5 }, { databaseId: 4, isRestricted: true }, { databaseId: 3, ...third }],
    });
    const before = await refreshListIds(async () => page(hidden), undefined);
    expect(before.ids).toEqual([5]);
    expect((await refreshListIds(async () => page({}), before)).ids).toEqual([5, 3]);
  });

  it('puts what was published in the same second by id, as WordPress’s main query does', () => {
    const at = (databaseId: number, date: string | null) => ({ databaseId, date });
    expect(inWordPressOrder([at(9, 'c'), at(8, 'b'), at(7, 'b'), at(6, null), at(5, null), at(4, 'a')])).toEqual([
      9, 7, 8, 6, 5, 4,
    ]);
  });
});

describe('which posts a node lists', () => {
  it.each([
    [
      { __typename: 'ContentType', name: 'post', isPostsPage: true },
      { kind: 'posts', where: {} },
    ],
    [
      { __typename: 'ContentType', name: 'facility', isPostsPage: false },
      { kind: 'type', name: 'facility' },
    ],
    [
      { __typename: 'Category', isTermNode: true, taxonomyName: 'category', databaseId: 7, slug: 'rehab' },
      { kind: 'posts', where: { categoryName: 'rehab' } },
    ],
    [
      { __typename: 'Tag', isTermNode: true, taxonomyName: 'post_tag', databaseId: 7, slug: 'rehab' },
      { kind: 'posts', where: { tagSlugIn: ['rehab'] } },
    ],
    [
      { __typename: 'TreatmentTopic', isTermNode: true, taxonomyName: 'treatment_topic', databaseId: 7, slug: 'rehab' },
      { kind: 'term', taxonomy: 'TREATMENTTOPIC', slug: 'rehab' },
    ],
    [
      {
        __typename: 'PostFormat',
        isTermNode: true,
        taxonomyName: 'post_format',
        databaseId: 7,
        slug: 'post-format-quote',
      },
      { kind: 'term', taxonomy: 'POSTFORMAT', slug: 'post-format-quote' },
    ],
    [
      { __typename: 'CaseType', isTermNode: true, taxonomyName: 'case_type', databaseId: 7, slug: 'one' },
      { kind: 'term', taxonomy: null, slug: 'one' },
    ],
    [
      { __typename: 'User', databaseId: 7, slug: 'jane' },
      { kind: 'posts', where: { authorName: 'jane' } },
    ],
    // Without a slug: an empty one would match every post.
    [
      { __typename: 'Category', isTermNode: true, taxonomyName: 'category', databaseId: 7, slug: null },
      { kind: 'posts', where: { categoryId: 7 } },
    ],
    [
      { __typename: 'Tag', isTermNode: true, taxonomyName: 'post_tag', databaseId: 7 },
      { kind: 'posts', where: { tagId: '7' } },
    ],
    [
      { __typename: 'User', databaseId: 7, slug: '' },
      { kind: 'posts', where: { author: 7 } },
    ],
    [
      { __typename: 'Tag', isTermNode: true, taxonomyName: 'post_tag', databaseId: 7, slug: '%cf%84%ce%bf' },
      { kind: 'posts', where: { tagSlugIn: ['το'] } },
    ],
    [
      { __typename: 'Tag', isTermNode: true, taxonomyName: 'post_tag', databaseId: 7, slug: 'a-%cf' },
      { kind: 'posts', where: { tagSlugIn: ['a-%cf'] } },
    ],
    [{ __typename: 'Page', databaseId: 7 }, null],
    [{ __typename: 'Comment', databaseId: 7 }, null],
  ])('%j', (node, list) => {
    expect(listOf(node)).toEqual(list);
  });
});
