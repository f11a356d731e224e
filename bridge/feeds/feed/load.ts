import { wordPressUrl } from '../../platform/env';
import { loadSiteOptions } from '../../pages/layout/load-layout';
import { UpstreamError } from '../../platform/upstream-error';
import { maySearch, SEARCH_RETRY_AFTER_S } from '../../platform/request/search-limit';
import { cachedValues } from '../../cache/shared-values/cached-values';
import { channelFacts, siteTitle } from './names';
import { parseFeed } from './parse';
import { rss } from './rss';
import { feedSource } from './source';
import { processState } from '../../platform/process-state';

import type { IncomingMessage } from 'node:http';
import type { CachedValues } from '../../cache/shared-values/cached-values';
import type { DocumentResult, TooMany } from '../documents/send';
import type { RequestedFeed } from './parse';

/** A reader that asks every second costs WordPress one look a minute. */
const FRESH_FOR = 60_000;
/** At a hundred kilobytes each, twenty megabytes. */
const MOST = 200;

export const feedsState = processState<CachedValues<DocumentResult>>('feeds');

async function makeFeed(asked: RequestedFeed, self: string): Promise<DocumentResult> {
  // First, because links can be judged only when it is known what WordPress calls itself.
  const options = await loadSiteOptions();
  if (!options) throw new UpstreamError('what WordPress calls itself is not known');
  const settings = options.generalSettings;
  const source = await feedSource(asked);
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

/**
 * The feed at an address (docs/feeds-and-sitemaps.md). In: the path as it was asked for, `/category/rehab/feed/`.
 * @throws UpstreamError when WordPress fails and no older feed is kept.
 */
export async function loadFeed(path: string): Promise<DocumentResult> {
  const asked = parseFeed(path);
  if (!asked) return { kind: 'not-found' };
  feedsState.value ??= cachedValues({ name: 'feed', freshMs: FRESH_FOR, maxValues: MOST });
  return (await feedsState.value.of(`${wordPressUrl()}${path}`, () => makeFeed(asked, path))).value;
}

/** As loadFeed, for a visitor: the feed of a search counts as a search of the sender's address. */
export async function loadFeedFor(request: IncomingMessage, path: string): Promise<DocumentResult | TooMany> {
  if (parseFeed(path)?.kind === 'search' && !(await maySearch(request)))
    return { kind: 'too-many', retryAfterS: SEARCH_RETRY_AFTER_S };
  return loadFeed(path);
}
