import { readFileSync } from 'node:fs';
import path from 'node:path';

import {
  buildSchema,
  isInterfaceType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type SelectionSetNode,
} from 'graphql';

import { nodesIn, recordReads } from '@footbridge/bridge/wordpress/dependencies/read-nodes';
import { templateKeys } from '@footbridge/bridge/wordpress/dependencies/response-keys';
import { trackDependencies } from '@footbridge/bridge/wordpress/dependencies/track';
import { templates } from '@/wp-templates';

const DATA = {
  post: {
    __typename: 'Post',
    databaseId: 7,
    title: 'Detox',
    content: '<p>Text</p>',
    categories: {
      nodes: [
        { __typename: 'Category', databaseId: 3, name: 'Guides', posts: { nodes: [] } },
        { __typename: 'Category', databaseId: 4, name: 'News' },
      ],
    },
    author: { node: { __typename: 'User', databaseId: 1, name: 'Ann' } },
  },
};

/** Returns the keys that a page depends on after `read`. */
async function keysOf(read: (data: typeof DATA) => unknown): Promise<string[]> {
  const { dependencies } = await trackDependencies(async () => read(recordReads(DATA) as typeof DATA));
  return [...(dependencies[0]?.keys ?? [])];
}

describe('a page depends on', () => {
  it('no node that its transform does not read', async () => {
    expect(await keysOf(({ post }) => [post.__typename, post.databaseId])).toEqual([]);
  });

  it('the name of a node to which it links', async () => {
    expect(await keysOf(({ post }) => post.title)).toEqual(['name:post:7']);
  });

  it('the card of a node of which it shows what lists show', async () => {
    expect(await keysOf(({ post }) => post.categories.nodes[0]?.name)).toEqual(['card:post:7', 'name:term:3']);
  });

  it('the body of a node when it shows any other field, and on the posts of a term that it lists', async () => {
    expect(await keysOf(({ post }) => post.content)).toEqual(['body:post:7']);
    expect(await keysOf(({ post }) => post.categories.nodes[0]?.posts)).toEqual(['card:post:7', 'posts:term:3']);
    expect(await keysOf(({ post }) => post.author.node.name)).toEqual(['body:post:7', 'name:user:1']);
  });

  it('every node of data that is passed on whole', async () => {
    expect(await keysOf((data) => structuredClone(data.post.categories))).toEqual([
      'card:post:7',
      'name:term:3',
      'posts:term:3',
      'name:term:4',
    ]);
  });

  it('nodes that WordPress names and the data lacks', () => {
    const header = ['post:7', 'post:8', 'term:3', 'user:1'].map((key) => Buffer.from(key).toString('base64')).join(' ');
    const query = templates.single.query;
    if (!query) throw new Error('single has no query');
    expect(templateKeys({ header: `${header} skipped:post`, query, variables: {}, data: DATA })).toEqual([
      'post:8',
      'name:skipped:post',
      'excerpt:skipped:post',
      'card:skipped:post',
      'listed:skipped:post',
      'tags:skipped:post',
    ]);
  });

  it('the order of a list, and on the lists of terms if it is filtered', () => {
    const of = (query: string) => templateKeys({ header: 'list:post', query: parse(query), variables: {}, data: {} });
    expect(of('{ posts(first: 3, where: { hasPassword: false }) { nodes { databaseId } } }')).toEqual([
      'order:list:post',
    ]);
    expect(of('{ posts(first: 3, where: { categoryName: "a" }) { nodes { databaseId } } }')).toEqual(['list:post']);
  });
});

describe('data that records reads', () => {
  it('equals the data', () => {
    expect(structuredClone(recordReads(DATA))).toEqual(DATA);
    expect(recordReads([null, 1, 'a'])).toEqual([null, 1, 'a']);
  });

  it('has the keys of nodes of every kind', () => {
    expect([...nodesIn(DATA)]).toEqual(['post:7', 'term:3', 'term:4', 'user:1']);
  });
});

describe('the queries of templates', () => {
  const schema = buildSchema(readFileSync(path.resolve('schema.graphql'), 'utf8'));
  const fields = (document: DocumentNode, set: SelectionSetNode): string[] =>
    set.selections.flatMap((one) => {
      if (one.kind === 'Field') return [one.alias?.value ?? one.name.value];
      if (one.kind === 'InlineFragment') return fields(document, one.selectionSet);
      const fragment = document.definitions.find(
        (other) => other.kind === 'FragmentDefinition' && other.name.value === one.name.value,
      );
      return fragment?.kind === 'FragmentDefinition' ? fields(document, fragment.selectionSet) : [];
    });

  /** Returns the fields whose nodes are queried without databaseId: a page would depend on them whether it shows them or not. */
  function withoutId(document: DocumentNode): string[] {
    const found: string[] = [];
    const types = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(types, {
        Field(field) {
          const type = types.getType();
          const node = String(type ?? '').replace(/[![\]]/g, '');
          const inner = schema.getType(node);
          const isNode =
            (isObjectType(inner) || isInterfaceType(inner)) &&
            (node === 'DatabaseIdentifier' ||
              node === 'ContentNode' ||
              node === 'TermNode' ||
              inner.getInterfaces().some(({ name }) => name === 'DatabaseIdentifier'));
          if (isNode && field.selectionSet && !fields(document, field.selectionSet).includes('databaseId'))
            found.push(field.name.value);
        },
      }),
    );
    return found;
  }

  it('are checked by their types', () => {
    expect(withoutId(parse('{ posts { nodes { title author { node { databaseId } } } } }'))).toEqual(['nodes']);
  });

  it.each(Object.entries(templates).flatMap(([name, { query }]) => (query ? [[name, query] as const] : [])))(
    '%s: name every node by its databaseId',
    (_name, query) => {
      expect(withoutId(query)).toEqual([]);
    },
  );
});
