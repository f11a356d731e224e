import type { Made } from './made';
import type { Created } from './wordpress';

export interface Edit {
  name: string;
  act(made: Made): Promise<unknown>;
}

/** A month without posts. */
const EMPTY_MONTH = { path: '/1998/03/', date: '1998-03-05T10:00:00' };
const NEXT_MONTH = { path: '/1998/04/', date: '1998-04-05T10:00:00' };

/** Returns addresses at which an edit below makes WordPress answer something else: a 404, a redirect, a list. */
export const editedAddresses = (word: string): string[] => [
  `/${word}-appears/`,
  `/${word}-appeared/`,
  `/${word}-gues/`,
  EMPTY_MONTH.path,
  NEXT_MONTH.path,
  '/1998/',
  `/category/${word}-guides/page/2/`,
];

function editsOfOnePost(): Edit[] {
  let post: Created | undefined;
  const make = (name: string, fields: (word: string) => Record<string, string>): Edit => ({
    name,
    async act({ content: { make: create, word } }: Made) {
      post = await create('/wp/v2/posts', { content: 'Some words.', status: 'publish', ...fields(word) });
    },
  });
  const change = (name: string, fields: (word: string) => Record<string, string>): Edit => ({
    name,
    act: ({ content: { rest, word } }) => rest.post(`/wp/v2/posts/${post?.id}`, fields(word)),
  });
  return [
    make('address: a post at a 404', (word) => ({ title: `${word} appears`, slug: `${word}-appears` })),
    change('address: its slug, which becomes an old one', (word) => ({ slug: `${word}-appeared` })),
    change('address: unpublished', () => ({ status: 'draft' })),
    make('address: a post that WordPress guesses for a 404', (word) => ({ title: word, slug: `${word}-guess-me` })),
    change('address: another guess', (word) => ({ slug: `${word}-guessed` })),
    change('address: no guess', () => ({ status: 'draft' })),
    make('address: first post of a month', (word) => ({ title: `${word} in March`, date: EMPTY_MONTH.date })),
    change('address: moved to another month', () => ({ date: NEXT_MONTH.date })),
    change('address: no post of that month', () => ({ status: 'draft' })),
  ];
}

/** Edits of the byline, which put an article on a profile. ACF's field must not have been set. */
const byline = (name: string, index: number, field: string): Edit => ({
  name,
  act: ({ content: { rest }, posts, contributor }) =>
    rest.setFields(posts[index]?.id ?? 0, { [field]: String(contributor.id) }),
});

/** For each kind of answer of WordPress's routing, an edit that turns it into another kind. */
export const ADDRESS_EDITS: readonly Edit[] = [
  ...editsOfOnePost(),
  byline('byline: reviewer', 6, 'reviewer'),
  byline('byline: author, who was the reviewer', 6, 'author'),
];
