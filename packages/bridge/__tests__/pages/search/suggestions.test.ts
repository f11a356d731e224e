import { searchIndex, type SearchIndex } from '@footbridge/bridge/pages/search/search-index';
import { searchIn } from '@footbridge/bridge/pages/search/results';
import { suggestionsFor, suggestionsIn } from '@footbridge/bridge/pages/search/suggestions';
import { wordsIn } from '@footbridge/bridge/pages/search/words';
import { MAX_SUGGESTIONS } from '@footbridge/shared/suggestions';

import { temporaryData } from '../../../../../__tests__/support/temporary-data';
import { onOperation, wordPressServer } from '../../../../../__tests__/support/wordpress-server';
import { embeddedWordPress, pathOf, store } from '../../../../../__tests__/support/embedded-wordpress';

const server = wordPressServer();
temporaryData();

const requested: string[] = [];
beforeEach(() => {
  requested.length = 0;
  server.use(...embeddedWordPress(requested));
});

let known: SearchIndex | undefined;
/** An index that no test changes. */
const published = async (): Promise<SearchIndex> => (known ??= await loaded());
/** The index, once it is there. */
async function loaded(): Promise<SearchIndex> {
  for (;;) {
    const index = await searchIndex();
    if (index) return index;
  }
}
const urls = (index: SearchIndex, typed: string): string[] => suggestionsIn(index, typed).map(({ url }) => url);

describe('suggestions', () => {
  it.each([
    ['deto', /detox/],
    ['insuran', /insurance/],
    ['subox', /medication/],
    ['xan', /benzodiazepines/],
    ['elena m', /elena-marsh/],
    ['what to br', /what-to-bring/],
  ])('for an unfinished %s lead to the page', async (typed, path) => {
    expect(urls(await published(), typed)[0]).toMatch(path);
  });

  it('have titles and kinds of pages, articles, people, facilities and payers', async () => {
    const index = await published();
    expect(suggestionsIn(index, 'aetn')[0]).toEqual({ title: 'Aetna', label: 'Insurance', url: '/verify-insurance/' });
    const labels = ['sleep', 'elena', 'desert hope reno', 'opioid'].map(
      (typed) => suggestionsIn(index, typed)[0]?.label,
    );
    expect(labels).toEqual(['Article', 'Our team', 'Facility', 'Page']);
    for (const typed of ['tre', 'alcohol', 'blue']) {
      const found = suggestionsIn(index, typed);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(MAX_SUGGESTIONS);
      expect(found.every(({ title, url, label }) => title && label && /^\/(?:[^/]|$)/.test(url))).toBe(true);
    }
  });

  it('take a word with a space after it as it is', async () => {
    expect(urls(await published(), 'meth ').some((url) => url.includes('medication'))).toBe(false);
  });
});

describe('what lists must not name', () => {
  const isPublic = ({ status, password, values }: (typeof store.data.posts)[number]): boolean =>
    status === 'publish' && password === undefined && !Object(values.seo).noindex;

  it('is in no suggestion, no result and no excerpt: drafts, private, scheduled, protected and noindex pages', async () => {
    const hidden = store.data.posts.find(({ path }) => path === '/sleep-in-early-recovery/');
    if (!hidden) throw new Error('no post');
    const { values } = hidden;
    hidden.values = { ...values, seo: { noindex: true } };
    try {
      const index = await loaded();
      const secret = store.data.posts.filter((post) => post.path && !isPublic(post));
      expect(secret.length).toBeGreaterThan(4);
      for (const post of secret) {
        const text = wordsIn(post.content.replace(/<[^>]*>/g, ' '));
        for (const typed of [post.title, text.slice(0, 8).join(' '), text.slice(-8).join(' ')]) {
          expect(suggestionsIn(index, typed).map(({ url }) => url)).not.toContain(post.path);
          const { ids, excerpt } = searchIn(index, { words: typed });
          expect(ids.map(pathOf)).not.toContain(post.path);
          expect(excerpt(post.id)).toEqual([]);
        }
      }
    } finally {
      hidden.values = values;
    }
  });
});

describe('without an index', () => {
  it('there are none, and WordPress gets no search', async () => {
    server.use(onOperation('PaginateSearched', () => new Promise<Response>(() => undefined) as never));
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date', 'performance'] });
    try {
      const suggested = suggestionsFor('detox');
      await jest.advanceTimersByTimeAsync(1000);
      expect(await suggested).toEqual([]);
      expect(requested).not.toContain('PaginateSearch');
    } finally {
      jest.useRealTimers();
    }
  });
});
