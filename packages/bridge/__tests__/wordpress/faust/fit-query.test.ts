import { print } from '@apollo/client/utilities';
import { buildSchema, parse, validate } from 'graphql';

import { fitQuery } from '@footbridge/bridge/wordpress/faust/fit-query';

const schema = buildSchema(`
  type Query { post(id: ID!): Post, posts(first: Int, of: [Kind!]): [Post], pages: [Page] }
  enum Kind { POST PAGE }
  interface Node { id: ID! }
  type Post implements Node { id: ID!, title: String, author: String }
  type Page implements Node { id: ID!, title: String }
`);

/** Returns the query that is left, and the paths of what is missing; null when nothing is. */
function fitted(query: string) {
  const text = print(parse(query));
  const result = fitQuery(text, validate(schema, parse(text)));
  return (
    result && {
      left: print(result.query).replaceAll(/\s+/g, ' '),
      missing: result.missing.map(({ path }) => path.join('.')),
    }
  );
}

describe('A query without what the schema lacks', () => {
  it.each([
    ['a field', '{ pages { id nope } }', '{ pages { id } }', ['pages.nope']],
    [
      'a field by its alias, and what is in it',
      '{ pages { id seo: nope { title } } }',
      '{ pages { id } }',
      ['pages.seo'],
    ],
    [
      'a group whose fields are all missing',
      '{ posts { id } pages { __typename a b } }',
      '{ posts { id } }',
      ['pages.a', 'pages.b', 'pages'],
    ],
    [
      'a root field with its variables',
      'query Q($n: Int) { pages { id } nope(first: $n) { id } }',
      'query Q { pages { id } }',
      ['nope'],
    ],
    ['a field whose argument is unknown', '{ pages(first: 1) { id } posts { id } }', '{ posts { id } }', ['pages']],
    [
      'one of several values in a list',
      '{ posts(of: [POST, FACILITY]) { id } }',
      '{ posts(of: [POST]) { id } }',
      ['FACILITY'],
    ],
    [
      'a field whose only value is unknown',
      '{ posts(of: [FACILITY]) { id } pages { id } }',
      '{ pages { id } }',
      ['posts'],
    ],
    [
      'words of a type that has become a text',
      '{ pages { id title { rendered } } }',
      '{ pages { id } }',
      ['pages.title'],
    ],
    ['a condition on an unknown type', '{ pages { id ... on Gone { name } } }', '{ pages { id } }', ['pages.name']],
    [
      'a fragment on an unknown type, and fragments in it',
      'query Q { pages { id ...A } } fragment A on Gone { ...B } fragment B on Page { id }',
      'query Q { pages { id } }',
      ['pages.id'],
    ],
    [
      'a fragment in two places',
      'query Q { pages { id ...A } posts { id title } } fragment A on Page { title nope }',
      'query Q { pages { id ...A } posts { id title } } fragment A on Page { title }',
      ['pages.nope'],
    ],
    [
      'a fragment that does not fit its place',
      'query Q { posts { id ...A } } fragment A on Page { title }',
      'query Q { posts { id } }',
      ['posts.title'],
    ],
  ])('leaves out %s', (_, query, left, missing) => {
    expect(fitted(query)).toEqual({ left, missing });
  });

  it('is none when nothing would be left', () => {
    expect(fitted('{ nope { id } }')).toBeNull();
  });

  it('is none for errors that name no part of it', () => {
    expect(fitQuery('{ pages { id } }', [{ message: 'Syntax Error', locations: [{ line: 9, column: 1 }] }])).toBeNull();
    expect(fitQuery('{ pages { id } }', [{ message: 'Internal server error' }])).toBeNull();
  });
});
