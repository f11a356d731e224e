import { rendererId, sourceKey } from '../../platform/folders';
import { processState } from '../../platform/process-state';
import { redisLink } from '../../platform/redis/own-link';
import { SharedIndex } from './shared-index';
import { SharedPages } from './shared-pages';

/** Of each brand and WordPress, all builds together: some ten thousand compressed pages. */
const DEFAULT_MAX_MB = 256;
const MB_BYTES = 1024 ** 2;

interface SharedStore {
  pages: SharedPages;
  index: SharedIndex;
}

/** By URL, prefix and build. */
const storesState = processState<Map<string, SharedStore>>('sharedPages');

const maxBytes = (): number => (Number(process.env.REDIS_PAGES_MB) || DEFAULT_MAX_MB) * MB_BYTES;

/** Returns the pages in Redis of this build and its WordPress; null without REDIS_URL. */
export function sharedPages(): SharedStore | null {
  const link = redisLink();
  if (!link) return null;
  const stores = (storesState.value ??= new Map());
  const build = rendererId();
  const name = `${link.url} ${sourceKey()} ${build}`;
  const known = stores.get(name);
  if (known) return known;
  const pages = new SharedPages(link, sourceKey(), { build, maxBytes: maxBytes() });
  const store = { pages, index: new SharedIndex(pages) };
  stores.set(name, store);
  return store;
}
