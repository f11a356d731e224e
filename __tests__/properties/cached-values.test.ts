/** Any content of the page cache's files or Redis: a page as it was stored, or none. No visitor gets an error. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';

import { isOptions, parseMenu } from '@/bridge/pages/layout/stored';
import { otherFactsFrom } from '@/bridge/pages/sticky-bar/facts';
import { bodyOf, parseBody, parseHead } from '@/bridge/cache/page-cache/entry-text';
import { compress } from '@/bridge/cache/page-cache/compressed';
import { toLocalTimes } from '@/bridge/cache/page-cache/shared-times';
import { pagesDependingOn } from '@/bridge/cache/page-cache/store';
import { oddJson, oddText, spoiled } from '@/script/lib/fuzz/requests/texts';

import { always, alwaysLater, JEST_TIMEOUT_MS } from '../support/cases';
import { forgetCache, temporaryCache } from '../support/temporary-cache';

jest.setTimeout(JEST_TIMEOUT_MS);

const cache = temporaryCache();
beforeEach(() => {
  process.env.WORDPRESS_URL = 'https://cms.example.org';
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  delete process.env.WORDPRESS_URL;
  jest.restoreAllMocks();
});

function files(ending: string): string[] {
  const folder = process.env.DATA_DIR ?? '';
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));
}

/** Two lines of JSON, spoiled; cut anywhere; or anything else. */
const corrupt = (text: string): fc.Arbitrary<string | Uint8Array> => {
  const [head = '', body = ''] = text.split('\n');
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(spoiled(JSON.parse(head)), spoiled(JSON.parse(body)))
        .map((lines) => lines.map((line) => JSON.stringify(line)).join('\n')),
    },
    { weight: 2, arbitrary: fc.nat({ max: text.length }).map((end) => text.slice(0, end)) },
    {
      weight: 1,
      arbitrary: fc.tuple(oddJson, oddJson).map((lines) => lines.map((line) => JSON.stringify(line)).join('\n')),
    },
    { weight: 1, arbitrary: fc.oneof(oddText, fc.uint8Array()) },
  );
};

const isWhole = (entry: { lastModified: number; value: unknown } | null): boolean => {
  if (entry === null) return true;
  const { kind, html } = Object(entry.value);
  return (
    Number.isFinite(entry.lastModified) &&
    (entry.value === null || kind === 'REDIRECT' || (kind === 'PAGES' && typeof html === 'string') || kind === 'IMAGE')
  );
};

describe('a file of the page cache', () => {
  it('is a page, a redirect or none, for any content, and no webhook fails', async () => {
    await cache.store('/about', ['post:2']);
    const [file = ''] = files('.json');
    const right = readFileSync(file, 'utf8');
    await alwaysLater(
      [corrupt(right)],
      async (text) => {
        writeFileSync(file, text);
        forgetCache();
        expect(isWhole(await cache.get('/about'))).toBe(true);
        forgetCache();
        expect(Array.isArray(await pagesDependingOn(['post:2']))).toBe(true);
      },
      20,
    );
    writeFileSync(file, right);
    forgetCache();
    expect(await cache.get('/about')).toMatchObject({ value: { kind: 'PAGES', html: '/about' } });
  });

  it('of the invalidation log may contain anything: pages are served or rendered again, and webhooks are accepted', async () => {
    await cache.store('/about', ['post:2']);
    const { invalidationLog } = await import('@/bridge/cache/page-cache/site-invalidation');
    await invalidationLog().add({ time: Date.now(), match: ['post:9'] });
    const names = readdirSync(process.env.DATA_DIR ?? '', { recursive: true, withFileTypes: true }).filter(
      (one) => one.isFile() && one.parentPath.includes('changes'),
    );
    const journal =
      names
        .map((one) => path.join(one.parentPath, one.name))
        .find((name) => readFileSync(name, 'utf8').includes('post:9')) ?? '';
    const line =
      readFileSync(journal, 'utf8')
        .split('\n')
        .find((one) => one.includes('post:9')) ?? '';
    await alwaysLater(
      [
        fc.array(
          fc.oneof(
            spoiled(JSON.parse(line)).map((mark) => JSON.stringify(mark)),
            oddText,
          ),
          { maxLength: 4 },
        ),
      ],
      async (lines) => {
        writeFileSync(journal, `${lines.join('\n')}\n`);
        forgetCache();
        expect(isWhole(await cache.get('/about'))).toBe(true);
        expect(typeof (await invalidationLog().add({ time: Date.now(), match: ['post:9'] }))).not.toBe('undefined');
      },
      20,
    );
  });
});

describe('an entry in Redis', () => {
  it('for a page is one, or a SyntaxError, which its reader treats as missing', async () => {
    const head = {
      key: '/about',
      kind: 'PAGES',
      lastModified: 1,
      cacheControl: { revalidate: 3600 },
      dependencies: [{ at: 1, keys: ['post:2'] }],
    };
    const body: unknown = JSON.parse(bodyOf(await compress({ lastModified: 1, value: { kind: 'PAGES', html: 'x' } })));
    always([spoiled(head), spoiled(body)], (first, second) => {
      try {
        const moved = toLocalTimes(parseHead(JSON.stringify(first) ?? ''), { ahead: 5, error: 1 });
        const { compressed } = parseBody(moved, JSON.stringify(second) ?? '');
        expect(Number.isFinite(compressed.lastModified)).toBe(true);
        // Whether they can be unpacked is seen when they are.
        if (compressed.kind === 'PAGES') expect([compressed.rest, compressed.html].every(Buffer.isBuffer)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(SyntaxError);
      }
    });
  });

  it('for a menu or options is valid, or is loaded again', () => {
    const menu = [{ title: 'About', url: '/about/', children: [{ title: 'Team', url: null, children: [] }] }];
    always([fc.oneof(spoiled(menu), oddJson)], (value) => {
      const read = parseMenu(value);
      expect(
        read === null || read.every(({ title, children }) => typeof title === 'string' && Array.isArray(children)),
      ).toBe(true);
    });
    const options = {
      generalSettings: { title: 'x', url: 'https://cms.example.org' },
      readingSettings: { postsPerPage: 10 },
      siteOptions: {
        stickyFloater: {
          hide: null,
          title: 'Call',
          subtitle: null,
          buttons: [{ link: { url: '/', title: 'Call', target: null } }],
        },
      },
    };
    always([fc.oneof(spoiled(options), oddJson)], (value) => {
      if (isOptions(value)) expect(otherFactsFrom(value)).toMatchObject({ segment: 'other' });
    });
  });
});
