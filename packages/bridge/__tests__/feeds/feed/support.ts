import { HttpResponse, http } from 'msw';

import { loadFeed } from '@footbridge/bridge/feeds/feed/load';
import { site } from '@/site-config/site';

import { replayQuery } from '../../../../../__tests__/recordings/replay';
import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { parseXml, rssProblems } from '../../../../../__tests__/support/xml';
import { resolveRoute } from '../../../../../__tests__/support/resolve-route';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';

import type { Answer } from '@footbridge/bridge/pages/routing/answer';

export type Data = Record<string, unknown>;

/** The brand's public address, which every link of a feed begins with. */
export const OWN = `https://${site.domain}`;
/** A WordPress that each test sets up, without cached values. Registers hooks in the importing file. */
export const server = wordPressServer();
/** Queries that WordPress got in the test that runs. */
export const requested: { operationName: string; variables: Data }[] = [];
/** Addresses that its resolve route was asked about. */
export const asked: string[] = [];
beforeEach(() => {
  requested.length = 0;
  asked.length = 0;
});

/** A WordPress with the root fields `root`, whose posts are in the feed. @param own of the answer to the feed's address */
export function wordPress(root: Data, own: Partial<Answer> = {}) {
  const ids = (nodesOf(root.contentNodes) ?? []).map(({ databaseId }) => Number(databaseId));
  const route = resolveRoute((path) => {
    asked.push(path);
    return { status: 200, feed: 'rss2', posts: ids, found: ids.length, maxPages: 1, ...own };
  });
  const settings = {
    title: 'Riverside &amp; Sons',
    description: 'Care &#8220;here&#8221;',
    language: 'en_US',
    url: RECORDED_WORDPRESS,
  };
  const graphql = http.post(`${RECORDED_WORDPRESS}/index.php`, async ({ request }) => {
    const { operationName, query, variables } = (await request.json()) as {
      operationName: string;
      query: string;
      variables: Data;
    };
    requested.push({ operationName, variables });
    return HttpResponse.json(replayQuery(query, { generalSettings: settings, ...root }, variables));
  });
  return [route, graphql];
}

const nodesOf = (connection: unknown): Data[] | undefined => Object(connection).nodes;

/** The answer of WordPress at the feed of an object. */
export const feedOf = (own: Partial<NonNullable<Answer['object']>>, text = false): Partial<Answer> => ({
  object: {
    kind: 'term',
    id: 3,
    globalId: null,
    typename: 'Category',
    type: '',
    name: '',
    slug: '',
    uri: null,
    ...own,
  },
  ...(text && { found: null }),
});

/** A post as WPGraphQL gives one. */
export const post = (own: Data): Data => ({
  __typename: 'Post',
  databaseId: 7,
  uri: '/a-post/',
  title: 'A post',
  dateGmt: '2026-03-01T08:05:09',
  modifiedGmt: '2026-04-01T00:00:00',
  excerpt: '<p>Short</p>\n',
  content: '<p>Long</p>\n',
  author: { node: { __typename: 'User', name: 'Ann &amp; Bo' } },
  commentStatus: 'open',
  commentCount: null,
  ...own,
});

export const posts = (...nodes: Data[]): Data => ({ contentNodes: { nodes } });

/** The feed at a path, which must be valid RSS 2.0. */
export async function feed(path: string): Promise<{ channel: Element; items: Element[]; xml: string }> {
  const answer = await loadFeed(path);
  if (answer.kind !== 'document') throw new Error(`${path}: ${answer.kind}`);
  const document = parseXml(answer.text);
  const problems = rssProblems(document);
  if (problems.length > 0) throw new Error(`${path} is no valid feed: ${problems.join('; ')}`);
  const [channel] = document.documentElement.children;
  if (!channel) throw new Error('no channel');
  return { channel, items: [...channel.children].filter(({ nodeName }) => nodeName === 'item'), xml: answer.text };
}
