import { parse } from 'graphql';

import { validateResponse } from '@footbridge/bridge/wordpress/faust/validated-response';
import { logSinkState } from '@footbridge/bridge/platform/log';

const TYPES = {
  query: { page: 'Page', posts: 'Posts', settings: 'Settings!' },
  Page: { title: 'String', databaseId: 'Int!', flag: 'Boolean', parent: 'Page' },
  Posts: { nodes: '[Page!]!', words: '[String]' },
  Settings: { url: 'String!' },
};
const QUERY = parse(`
  query Test { page { ...PageFields parent { databaseId } } posts { nodes { title databaseId } words } settings { url } name: page { flag } }
  fragment PageFields on Page { title databaseId flag }
`);
const page = { title: 'About', databaseId: 2, flag: true, parent: null };
const sound = (data: unknown, errors?: unknown) =>
  validateResponse(QUERY, JSON.parse(JSON.stringify({ data, errors })), TYPES);
const messages = (result: ReturnType<typeof sound>) =>
  (result.errors ?? []).map(({ message, path }) => `${(path ?? []).join('.')}: ${message}`);

describe('an answer', () => {
  it('is validated in fragments of the query, too, and in the names of types', () => {
    const query = parse(`
      query Test { ...Lists settings { __typename url } }
      fragment Lists on RootQuery { posts { nodes { __typename title } } }
    `);
    const data = {
      posts: { nodes: [{ __typename: 'Page', title: 7 }] },
      settings: { __typename: 'Settings', url: '/' },
    };
    expect(messages(validateResponse(query, structuredClone({ data }), TYPES))).toEqual([
      'posts.nodes.0.title: number instead of String',
    ]);
    Object.assign(data.settings, { __typename: 7 });
    expect(messages(validateResponse(query, structuredClone({ data }), TYPES))).toContain(
      'settings.__typename: number instead of String',
    );
  });

  it('that is as its types say stays as it is', () => {
    const data = { page, posts: { nodes: [page], words: ['a', null] }, settings: { url: '/' }, name: { flag: null } };
    expect(sound(data)).toEqual({ data, errors: undefined });
  });

  it.each<[string, object, object, string]>([
    [
      'a number for a text',
      { page: { ...page, title: 7 } },
      { page: { ...page, title: null } },
      'page.title: number instead of String',
    ],
    [
      'a text for a yes',
      { page: { ...page, flag: 'yes' } },
      { page: { ...page, flag: null } },
      'page.flag: string instead of Boolean',
    ],
    [
      'a text for what has to be a number',
      { page: { ...page, databaseId: '2' } },
      { page: null },
      'page.databaseId: string instead of Int',
    ],
    ['a list for an object', { page: [page] }, { page: null }, 'page: a list instead of Page'],
    [
      'an object for a list',
      { posts: { nodes: {}, words: [] } },
      { posts: null },
      'posts.nodes: object instead of [Page!]',
    ],
    [
      'an object without the list that it has to have',
      { posts: { rendered: 'x' } },
      { posts: null },
      'posts.nodes: nothing instead of [Page!]!',
    ],
    [
      'one wrong node, which takes its list along',
      { posts: { nodes: [page, 'x'], words: [] } },
      { posts: null },
      'posts.nodes.1: string instead of Page',
    ],
    [
      'one wrong word, where words may be missing',
      { posts: { nodes: [], words: ['a', 7] } },
      { posts: { nodes: [], words: ['a', null] } },
      'posts.words.1: number instead of String',
    ],
  ])('with %s lacks it, and says so', (_, given, expected, message) => {
    const result = sound(given);
    expect(result.data).toEqual(expected);
    expect(messages(result)).toEqual([message]);
  });

  it('that can’t be without what is wrong is none', () => {
    expect(sound({ page, settings: 'x' })).toMatchObject({ data: null, errors: [{ path: ['settings'] }] });
    expect(sound('text')).toMatchObject({ data: null });
    expect(sound([page])).toMatchObject({ data: null });
  });

  it('keeps WordPress’s own errors, if they are valid', () => {
    expect(messages(sound({ page }, [{ message: 'Internal server error', path: ['page'] }]))).toEqual([
      'page: Internal server error',
    ]);
    for (const errors of ['text', [7], [{ message: 7 }], { message: 'x' }])
      expect(messages(sound({ page }, errors))).toEqual([': errors of another type']);
  });

  it('with a text that is too long has its beginning, and a line in the log that names the field', () => {
    const lines: string[] = [];
    logSinkState.value = (level, area, message) => void lines.push(`${level} ${area}: ${message}`);
    const { data } = sound({ page: { ...page, title: 'x'.repeat(600_000) } });
    logSinkState.value = undefined;
    expect(data?.page.title).toHaveLength(300_000);
    expect(lines[0]).toBe('warn html: page.title has 600000 characters: only the first 300000 are shown');
  });

  it('with a text that is too long only by attributes for WordPress’s scripts has all its words', () => {
    const title = `<nav data-wp-context='{"a":"${'x'.repeat(200_000)}"}'><b data-wp-on--click="${'y'.repeat(200_000)}">a</b></nav>`;
    expect(sound({ page: { ...page, title } }).data?.page.title).toBe('<nav><b>a</b></nav>');
  });

  it('that is invalid throughout has a limited number of errors', () => {
    expect(sound({ posts: { nodes: [], words: Array.from({ length: 1000 }, () => 7) } }).errors?.length).toBe(50);
  });
});
