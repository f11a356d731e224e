/**
 * What this project relies on beyond Next's documentation. After an update of Next, a test that fails here names what to look at
 * before the update is taken.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { pathOfKey, pathOfSegments, plainPath } from '@footbridge/bridge/platform/page-path';

const sourceOf = (file: string): string => readFileSync(join(process.cwd(), 'node_modules', file), 'utf8');

describe('the page cache', () => {
  it.each([
    ['/', []],
    ['/about/', ['about']],
    ['/index/team/', ['index', 'team']],
    ['/topics/%CF%84%CE%BF%CE%BC%CE%AD%CE%B1%CF%82/', ['topics', 'τομέας']],
    // Each is another page than /a/b/, /aA/ and /a/.
    ['/a%2Fb/', ['a/b']],
    ['/a%252Fb/', ['a%2Fb']],
    ['/a%2541/', ['a%41']],
    ['/a%3F/', ['a?']],
  ])('knows %s by its URL, its segments and its cache key', (url, segments) => {
    const { getRouteCacheKey } = jest.requireActual<{
      getRouteCacheKey(path: string, owner: { kind: string; sourceRoute: string }): string;
    }>('next/dist/server/lib/route-cache-key');
    const { decodePathParams } = jest.requireActual<{ decodePathParams(path: string): string }>(
      'next/dist/server/lib/router-utils/decode-path-params',
    );
    const owner = { kind: 'PAGES', sourceRoute: '/[[...wordpressNode]]' };
    const path = pathOfKey(getRouteCacheKey(decodePathParams(url.slice(0, -1) || '/'), owner));
    expect([plainPath(url), pathOfSegments(segments)]).toEqual([path, path]);
  });

  it('knows the kinds of entries', () => {
    const { CachedRouteKind } = jest.requireActual<{ CachedRouteKind: Record<string, string> }>(
      'next/dist/server/response-cache/types',
    );
    expect(CachedRouteKind).toMatchObject({ PAGES: 'PAGES', REDIRECT: 'REDIRECT', IMAGE: 'IMAGE' });
  });
});

describe('the source of Next still has', () => {
  it.each([
    [
      'the folder of the build, passed to the cache handler',
      'next/dist/server/lib/incremental-cache/index.js',
      /new CurCacheHandler\(\{[^}]*serverDistDir,/,
    ],
    ['the redirect of a page in its props', 'next/dist/server/render.js', /__N_REDIRECT: .*\n\s*__N_REDIRECT_STATUS: /],
    ['the cookies of previews', 'next/dist/server/api-utils/index.js', '`__prerender_bypass`'],
    ['the cookies of previews', 'next/dist/server/api-utils/index.js', '`__next_preview_data`'],
    [
      'the address of the connection, written where no proxy wrote one',
      'next/dist/server/base-server.js',
      "req.headers['x-forwarded-for'] ??=",
    ],
    [
      'the words of a picture that is not there',
      'next/dist/server/image-optimizer.js',
      'internal image response failed for',
    ],
    [
      'the path of resized pictures, and every path that begins so',
      'next/dist/server/next-server.js',
      "parsedUrl.pathname.startsWith('/_next/image')",
    ],
    [
      'the limit of what the optimizer reads',
      'next/dist/server/next-server.js',
      /fetchInternalImage\)?\([^;]*maximumResponseBody/,
    ],
    [
      'the end of a stale picture that was resized again: it is stored',
      'next/dist/server/response-cache/index.js',
      'await incrementalCache.set(key, incrementalResponseCacheEntry.value',
    ],
    [
      'the end of a stale picture that could not be: the old one is stored again',
      'next/dist/server/response-cache/index.js',
      'await incrementalCache.set(key, previousIncrementalCacheEntry.value',
    ],
    [
      'the error page of the development server',
      'next/dist/server/dev/on-demand-entry-handler.js',
      "require.resolve('next/dist/pages/_error')",
    ],
    ['the mark of an environment that is read already', '@next/env/dist/index.js', '__NEXT_PROCESSED_ENV'],
  ])('%s: %s', (_what, file, text) => {
    expect(sourceOf(file)).toMatch(text);
  });
});
