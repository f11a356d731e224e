import { HttpResponse } from 'msw';
import { graphql } from 'msw/graphql';

import { bylinesKey, bylinesState } from '@/bridge/pages/bylines/byline-index';
import { invalidateProfiles } from '@/bridge/pages/bylines/invalidate-profiles';

import { temporaryCache } from '../../../support/temporary-cache';
import { wordPressServer } from '../../../support/wordpress-server';

const server = wordPressServer();
const wordPress = graphql.link('*/index.php');
const cache = temporaryCache();
const named = (id: number) => ({ nodes: [{ __typename: 'Contributor', databaseId: id }] });
const notice = (...keys: string[]) => ({ id: 'x', sentAt: '', events: [{ kind: 'node' as const, keys, uris: [] }] });
const requested = jest.fn();

/** An article whose byline names Pat; until a moment ago it named Jane. */
beforeEach(async () => {
  bylinesState.value = undefined;
  requested.mockClear();
  server.use(
    wordPress.query('PaginateBylines', () => {
      requested();
      const nodes = [
        { __typename: 'Page', databaseId: 2, bylineInfo: { author: named(1838), editor: null, reviewer: null } },
      ];
      return HttpResponse.json({ data: { list: { pageInfo: { hasNextPage: false, endCursor: null }, nodes } } });
    }),
  );
});

async function keepProfiles(): Promise<void> {
  await cache.store('/contributors/jane-doe', ['body:post:1834', bylinesKey(1834), 'name:post:2']);
  await cache.store('/contributors/pat-quinn', ['body:post:1838', bylinesKey(1838)]);
  await cache.store('/contributors/sam-taylor', ['body:post:1839', bylinesKey(1839)]);
}

describe('an article that names another contributor now', () => {
  it('invalidates the profiles of both, and no others', async () => {
    await keepProfiles();
    const found = await invalidateProfiles(notice('body:post:2'));
    expect(found.map(({ path }) => path).toSorted()).toEqual(['/contributors/jane-doe/', '/contributors/pat-quinn/']);
    expect(await cache.get('/contributors/jane-doe')).toBeNull();
    expect(await cache.get('/contributors/pat-quinn')).toBeNull();
    expect(await cache.get('/contributors/sam-taylor')).not.toBeNull();
  });

  it('loads bylines only when profiles are cached, and something with a byline may have been edited', async () => {
    await invalidateProfiles(notice('post:2'));
    await keepProfiles();
    await invalidateProfiles(notice('term:7', 'list:post'));
    expect(requested).not.toHaveBeenCalled();
  });

  it('invalidates every profile when WordPress fails', async () => {
    await keepProfiles();
    server.use(wordPress.query('PaginateBylines', () => HttpResponse.error()));
    expect(await invalidateProfiles(notice('body:post:2'))).toHaveLength(3);
  });
});
