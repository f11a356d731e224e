import { HttpResponse, http } from 'msw';

import { loadFeed } from '@/bridge/feeds/feed/load';
import { site } from '@/site-config/site';

import { replayQuery } from '../../../recordings/replay';
import { RECORDED_WORDPRESS } from '../../../recordings/wordpress';
import { parseXml, rssProblems } from '../../../support/xml';
import { wordPressServer } from '../../../support/wordpress-server';

export type Data = Record<string, unknown>;

/** The brand's public address, which every link of a feed begins with. */
export const OWN = `https://${site.domain}`;
/** A WordPress that each test sets up, without cached values. Registers hooks in the importing file. */
export const server = wordPressServer();
/** Queries that WordPress got in the test that runs. */
export const requested: { operationName: string; variables: Data }[] = [];
beforeEach(() => {
  requested.length = 0;
});

/** A WordPress with the root fields `root`. */
export function wordPress(root: Data) {
  const settings = {
    title: 'Riverside &amp; Sons',
    description: 'Care &#8220;here&#8221;',
    language: 'en_US',
    url: RECORDED_WORDPRESS,
  };
  return http.post(`${RECORDED_WORDPRESS}/index.php`, async ({ request }) => {
    const { operationName, query, variables } = (await request.json()) as {
      operationName: string;
      query: string;
      variables: Data;
    };
    requested.push({ operationName, variables });
    return HttpResponse.json(replayQuery(query, { generalSettings: settings, ...root }, variables));
  });
}

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

export const posts = (...nodes: Data[]): Data => ({ posts: { nodes } });

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
