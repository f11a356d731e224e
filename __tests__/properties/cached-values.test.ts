/** Any content of the page cache's files or Redis: a page as it was stored, or none. No visitor gets an error. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';

import { parseMenu } from '@footbridge/bridge/pages/layout/menu-tree';
import { isOptions } from '@footbridge/bridge/pages/layout/site-options';
import { otherFactsFrom } from '@footbridge/bridge/pages/sticky-bar/facts';
import { compress, contentOf, headOf, parseEntry, parseHead } from '@footbridge/bridge/cache/page-cache/entry';
import { pagesDependingOn } from '@footbridge/bridge/cache/page-cache/store';
import { oddJson, oddText, spoiled } from '@footbridge/tools/fuzz/requests/texts';

import { always, alwaysLater, JEST_TIMEOUT_MS } from '../support/cases';
import { forgetCache, temporaryCache } from '../support/temporary-cache';

jest.setTimeout(JEST_TIMEOUT_MS);

const cache = temporaryCache();
beforeEach(() => {
  process.env.WORDPRESS_URL = 'https://cms.example.org';
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});

function files(ending: string): string[] {
  const folder = process.env.DATA_DIR ?? '';
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));
}

/** Another head, other content; cut anywhere; or anything else. */
const corrupt = (bytes: Buffer): fc.Arbitrary<string | Uint8Array> => {
  const end = bytes.indexOf('\n');
  const head: unknown = JSON.parse(bytes.toString('utf8', 0, end));
  const content = bytes.subarray(end);
  const length = content.length;
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(spoiled(head), fc.oneof(fc.constant(content), fc.uint8Array({ minLength: length, maxLength: length })))
        .map(([line, rest]) => Buffer.concat([Buffer.from(JSON.stringify(line) ?? ''), rest])),
    },
    { weight: 2, arbitrary: fc.nat({ max: bytes.length }).map((to) => bytes.subarray(0, to)) },
    { weight: 1, arbitrary: fc.tuple(oddJson, oddText).map(([line, rest]) => `${JSON.stringify(line)}\n${rest}`) },
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
    const [file = ''] = files('.entry');
    const right = readFileSync(file);
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
    const { invalidationLog } = await import('@footbridge/bridge/cache/page-cache/site-invalidation');
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
      lastModified: 1,
      cacheControl: { revalidate: 3600 },
      dependencies: [{ at: 1, keys: ['post:2'] }],
    };
    const page = await compress({ ...head, value: { kind: 'PAGES', html: 'x' } });
    const { length } = contentOf(page);
    always([spoiled(headOf(page)), fc.uint8Array({ maxLength: 2 * length })], (first, second) => {
      try {
        const entry = parseEntry(parseHead(JSON.stringify(first) ?? ''), Buffer.from(second));
        expect(Number.isFinite(entry.lastModified)).toBe(true);
        // Whether they can be unpacked is seen when they are.
        if (entry.kind === 'PAGES') expect([entry.rest, entry.body].every(Buffer.isBuffer)).toBe(true);
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
