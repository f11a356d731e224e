import { HttpResponse } from 'msw';

import { MAX_DOCUMENTS } from '@footbridge/bridge/pages/search/documents';
import { resolveSearch } from '@footbridge/bridge/pages/search/resolve-search';
import { searchOwn } from '@footbridge/bridge/pages/search/results';
import { INDEX_PATIENCE_MS } from '@footbridge/bridge/pages/search/search-index';
import { suggestionsFor } from '@footbridge/bridge/pages/search/suggestions';
import { applyWebhook } from '@footbridge/bridge/cache/invalidation/answer-webhook';
import { loadSearch } from '@footbridge/bridge/pages/page/load';
import { templates } from '@/wp-templates';

import { temporaryData } from '../../../../../__tests__/support/temporary-data';
import { onOperation, resetState, wordPressServer } from '../../../../../__tests__/support/wordpress-server';
import { embeddedWordPress, pathOf, store } from '../../../../../__tests__/support/embedded-wordpress';

import type { WebhookEvent } from '@footbridge/bridge/cache/invalidation/webhook';

const server = wordPressServer();
temporaryData();

const requested: string[] = [];
const count = (name: string): number => requested.filter((one) => one === name).length;
let id = 0;
const webhook = (event: WebhookEvent) =>
  applyWebhook({ id: `webhook ${(id += 1)}`, sentAt: '2026-11-27T00:00:00Z', events: [event] });
const edited = (post: number): WebhookEvent => ({
  kind: 'node',
  keys: [Buffer.from(`post:${post}`).toString('base64'), 'skipped:post'],
  uris: [],
});
/** The paths of the own index's results, once it is there. */
async function own(words: string): Promise<string[]> {
  for (;;) {
    const found = await searchOwn({ words });
    if (found) return found.ids.map(pathOf);
  }
}
function postAt(path: string) {
  const post = store.data.posts.find((one) => one.path === path);
  if (!post) throw new Error(`no post at ${path}`);
  return post;
}

beforeEach(() => {
  requested.length = 0;
  server.use(...embeddedWordPress(requested));
});

describe('the search index', () => {
  it('is renewed by the webhook of an edit, and loads only what the edit changed', async () => {
    await own('zebra');
    const before = count('PaginateSearchedTexts');
    const post = postAt('/grief-and-recovery/');
    const { title } = post;
    post.title = 'Zebra and recovery';
    try {
      await webhook(edited(post.id));
      expect((await own('zebra'))[0]).toBe('/grief-and-recovery/');
      expect(count('PaginateSearchedTexts')).toBe(before + 1);
    } finally {
      post.title = title;
      await webhook(edited(post.id));
    }
    expect(await own('zebra')).not.toContain('/grief-and-recovery/');
  });

  it('loses what was unpublished', async () => {
    const post = postAt('/grief-and-recovery/');
    expect((await own('grief'))[0]).toBe(post.path);
    post.status = 'draft';
    try {
      await webhook(edited(post.id));
      expect(await own('grief')).not.toContain(post.path);
    } finally {
      post.status = 'publish';
    }
  });

  it('loads once for searches at the same time', async () => {
    await own('detox');
    const once = requested.length;
    resetState();
    await Promise.all([own('detox'), own('meth'), own('insurance')]);
    expect(requested.length).toBe(2 * once);
  });
});

describe('without an index', () => {
  const byWordPress = async () => {
    const found = await resolveSearch({ words: 'detox' }, 1);
    const ids = found.kind === 'node' ? (found.address.archive?.ids ?? []) : [];
    expect(count('resolve')).toBeGreaterThan(0);
    return ids.map(pathOf);
  };

  it('WordPress answers, when its answer takes longer than a visitor waits', async () => {
    server.use(onOperation('PaginateSearched', () => new Promise<Response>(() => undefined) as never));
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date', 'performance'] });
    try {
      const answer = byWordPress();
      await jest.advanceTimersByTimeAsync(INDEX_PATIENCE_MS);
      jest.useRealTimers();
      expect((await answer).length).toBeGreaterThan(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('WordPress answers, when the index cannot be loaded, and pages with a password are not found', async () => {
    server.use(onOperation('PaginateSearched', () => HttpResponse.json({ errors: [{ message: 'no' }] })));
    const found = await byWordPress();
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((path) => postAt(path).password !== undefined)).toEqual([]);
  });

  it('a failed load is tried again after ten seconds, not at each letter that a visitor types', async () => {
    server.use(
      onOperation('PaginateSearched', () => {
        requested.push('failed');
        return HttpResponse.json({ errors: [{ message: 'no' }] });
      }),
    );
    for (const typed of ['de', 'det', 'deto']) expect(await suggestionsFor(typed)).toEqual([]);
    expect(count('failed')).toBe(1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    await suggestionsFor('detox');
    expect(count('failed')).toBe(2);
  });

  it('WordPress answers on a site that is larger than memory allows', async () => {
    let next = 0;
    const page = () => ({
      pageInfo: { hasNextPage: true, endCursor: String(next) },
      nodes: Array.from({ length: 100 }, () => ({ __typename: 'Post', databaseId: (next += 1), uri: `/${next}/` })),
    });
    server.use(onOperation('PaginateSearched', () => HttpResponse.json({ data: { list: page() } })));
    expect((await byWordPress()).length).toBeGreaterThan(0);
    expect(next).toBe(MAX_DOCUMENTS + 100);
    expect(count('PaginateSearchedTexts')).toBe(0);
  });
});

it('a page of results has kinds, marked words, and payers', async () => {
  await own('aetna');
  const outcome = await loadSearch({ words: 'aetna', page: 1 }, templates);
  expect(outcome).toMatchObject({
    kind: 'page',
    view: {
      payers: [{ title: 'Aetna', label: 'Insurance', url: '/verify-insurance/' }],
      posts: expect.arrayContaining([
        expect.objectContaining({
          label: 'Page',
          marked: expect.arrayContaining([expect.stringMatching(/^insurance$/i)]),
        }),
      ]),
    },
  });
});
