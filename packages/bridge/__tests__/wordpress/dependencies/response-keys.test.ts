import { parse } from 'graphql';

import { responseKeys } from '@footbridge/bridge/wordpress/dependencies/response-keys';
import {
  addressKeys,
  parseKeys,
  readableKey,
  withGroups,
  withSkipped,
} from '@footbridge/bridge/wordpress/dependencies/keys';
import { templates } from '@/wp-templates';

import headers from '../../../../../__tests__/recordings/graphql-keys.json';

const keys = (header: string | null, query: string, variables = {}, data: unknown = null) =>
  responseKeys({ header, query: parse(query), variables, data });

describe('the keys of an answer', () => {
  it('are read as WPGraphQL writes them, without those of every answer', () => {
    const read = parseKeys(headers['post /what-is-detox/']);
    expect(read).toEqual(expect.arrayContaining(['post:1870', 'term:204', 'post_type:post']));
    expect(read.join(' ')).not.toMatch(/graphql:|operation:|[0-9a-f]{64}/);
    expect(parseKeys('skipped:post list:post')).toEqual(['skipped:post', 'list:post']);
  });

  it('are left as they are where they are no node’s id', () => {
    expect([readableKey('bGFsYQ=='), readableKey('list:post'), readableKey('post')]).toEqual([
      'bGFsYQ==',
      'list:post',
      'post',
    ]);
  });

  it('are unknown where WordPress sends none, so that every edit counts', () => {
    expect(keys(null, '{ posts { nodes { id } } }')).toEqual(['*']);
  });

  it('have no keys of lists when nodes were queried by id', () => {
    const byIds = 'query ($ids: [ID]) { archivePosts: contentNodes(where: { in: $ids }) { nodes { id } } }';
    expect(keys('list:post list:footbridgefacility cG9zdDoy', byIds)).toEqual(['post:2']);
    expect(keys('list:post list:footbridgefacility cG9zdDoy', '{ contentNodes(first: 3) { nodes { id } } }')).toEqual([
      'list:post',
      'list:footbridgefacility',
      'post:2',
    ]);
  });

  it('have the keys of other lists in the query', () => {
    const { query } = templates['front-page'];
    if (!query) throw new Error('the front page sends no query');
    const of = (isFirst: boolean) =>
      responseKeys({
        header: 'list:post list:footbridgefacility list:footbridgereview list:page cG9zdDoy',
        query,
        variables: { isPage: false, isFirst },
        data: null,
      });
    expect(of(true)).toEqual(['list:footbridgefacility', 'list:footbridgereview', 'post:2']);
    // WPGraphQL looks at the question alone: fields that are left out have their lists in the header, too.
    expect(of(false)).toEqual(['post:2']);
    expect(
      responseKeys({
        header: 'list:post list:page cG9zdDoy',
        query,
        variables: { isPage: true, isFirst: false },
        data: null,
      }),
    ).toEqual(['list:post', 'post:2']);
  });

  it('have those of tags only where tags are queried, as in feeds', () => {
    expect(keys('cG9zdDoy skipped:post', '{ post(id: 2) { tags { nodes { name } } } }')).toEqual([
      'post:2',
      'tags:post:2',
      'skipped:post',
      'tags:skipped:post',
    ]);
    expect(withGroups(['tags:post:2'])).toEqual(['tags:post:2']);
  });

  it('have no author that was not queried: WordPress looks authors up with every address', () => {
    const header = 'cG9zdDoy dXNlcjox skipped:user';
    expect(keys(header, '{ nodeByUri(uri: "/about/") { id } }')).toEqual(['post:2']);
    expect(keys(header, '{ post(id: 2) { author { node { name } } } }')).toContain('user:1');
    expect(keys(header, '{ post(id: 2) { bylineInfo: footbridgeBylineInfo { author { nodes { id } } } } }')).toEqual([
      'post:2',
    ]);
  });
});

describe('the keys of an edit', () => {
  it('invalidate every page whose keys were truncated at its type', () => {
    expect(withSkipped(['post:2', 'list:post'])).toEqual(['post:2', 'list:post', 'skipped:post']);
  });

  it('of all of a node invalidate each group of its fields, and of a group what depends on all', () => {
    expect(withGroups(['post:2'])).toEqual([
      'post:2',
      'name:post:2',
      'excerpt:post:2',
      'card:post:2',
      'listed:post:2',
      'tags:post:2',
      'body:post:2',
    ]);
    expect(withGroups(['card:post:2', 'card:skipped:post'])).toEqual([
      'card:post:2',
      'post:2',
      'card:skipped:post',
      'skipped:post',
    ]);
    expect(withGroups(['list:post', 'terms:list:post', 'uri:/a/', 'kind:menu', 'comment:3'])).toEqual([
      'list:post',
      'order:list:post',
      'terms:list:post',
      'terms:list:post',
      'list:post',
      'uri:/a/',
      'kind:menu',
      'comment:3',
    ]);
  });

  it('names addresses in one spelling', () => {
    expect(addressKeys(['/topics/%CF%84%CE%BF/', '/topics/%cf%84%ce%bf', '/about', null])).toEqual([
      'uri:/topics/το/',
      'uri:/about/',
    ]);
  });
});
