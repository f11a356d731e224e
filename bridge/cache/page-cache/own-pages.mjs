import { ownLink } from '../../platform/redis/own-link.mjs';
import { buildId, sourceKey } from '../../platform/folders.mjs';
import { SharedIndex } from './shared-index.mjs';
import { SharedPages } from './shared-pages.mjs';

/** Of each brand and WordPress, all builds together; some ten thousand pages, squeezed. */
const MEGABYTES = 256;
const MEGABYTE = 1024 ** 2;

/** @type {Map<string, { pages: SharedPages, index: SharedIndex }>} */
const known = (globalThis.footbridgeSharedPages ??= new Map());

const mostBytes = () => (Number(process.env.REDIS_PAGES_MB) || MEGABYTES) * MEGABYTE;

/**
 * What all machines keep of this build and this WordPress.
 * @returns {{ pages: SharedPages, index: SharedIndex } | null} null without REDIS_URL
 */
export function ownPages() {
  const link = ownLink();
  if (!link) return null;
  const of = { build: buildId(), mostBytes: mostBytes() };
  const name = `${link.url} ${sourceKey()} ${of.build}`;
  const held = known.get(name);
  if (held) return held;
  const pages = new SharedPages(link, sourceKey(), of);
  const made = { pages, index: new SharedIndex(pages) };
  known.set(name, made);
  return made;
}
