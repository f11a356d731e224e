import { wordPressUrl } from '../../platform/env';
import { loadSiteOptions } from '../../pages/layout/site-options';
import { UpstreamError } from '../../platform/upstream-error';
import { maySearch, SEARCH_RETRY_AFTER_S } from '../../platform/request/search-limit';
import { cachedValues } from '../../cache/shared-values/cached-values';
import { channelFacts, siteTitle } from './names';
import { parseFeed, type RequestedFeed } from './parse';
import { rss } from './rss';
import { feedSource } from './source';
import { processState } from '../../platform/process-state';

import type { IncomingMessage } from 'node:http';
import type { DocumentResult, TooMany } from '../documents/send';

const FRESH_MS = 60_000;
/** About 20 MB, at 100 kB each. */
const MAX_FEEDS = 200;

export const feedsState = processState('feeds', () =>
  cachedValues<DocumentResult>({ name: 'feed', freshMs: FRESH_MS, maxValues: MAX_FEEDS }),
);

async function createFeed(requested: RequestedFeed, self: string): Promise<DocumentResult> {
  // First, because links can be classified only when WordPress's own URL is known.
  const options = await loadSiteOptions();
  if (!options) throw new UpstreamError('WordPress’s own URL is not known');
  const settings = options.generalSettings;
  const source = await feedSource(requested);
  if (source.kind === 'redirect' || source.kind === 'not-found') return source;
  const title = siteTitle(settings);
  const { page, items } = source;
  if (source.kind === 'comments')
    return rss(
      { title: source.of === null ? `Comments for ${title}` : `Comments on: ${source.of}`, page, self, items },
      channelFacts(settings),
    );
  return rss({ title: source.name ? `${source.name} – ${title}` : title, page, self, items }, channelFacts(settings));
}

/** Returns the feed at a path. @throws UpstreamError when WordPress fails and no older one is cached */
export async function loadFeed(path: string): Promise<DocumentResult> {
  const requested = parseFeed(path);
  if (!requested) return { kind: 'not-found' };
  return (await feedsState.value(`${wordPressUrl()}${path}`, () => createFeed(requested, path))).value;
}

/** As loadFeed. The feed of a search counts as a search of the client. */
export async function loadFeedFor(request: IncomingMessage, path: string): Promise<DocumentResult | TooMany> {
  if (parseFeed(path)?.kind === 'search' && !(await maySearch(request)))
    return { kind: 'too-many', retryAfterS: SEARCH_RETRY_AFTER_S };
  return loadFeed(path);
}
