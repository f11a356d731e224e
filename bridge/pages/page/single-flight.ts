import { recordValidity } from '../../cache/page-cache/memory';
import { beginRender, endRender, limitRender } from '../../cache/page-cache/render-lock';
import { cachedOutcome } from './last-good';
import { NOT_FOUND_REVALIDATE_S } from '../../platform/lifetimes';

import type { OpenPage } from '../../cache/page-cache/compressed';
import type { PageOutcome } from './outcome';

/** Returns what another process rendered, for as long as it stays valid there. */
function outcomeOfOther({ entry }: OpenPage): PageOutcome | null {
  const revalidate = entry.cacheControl?.revalidate;
  const leftS =
    typeof revalidate === 'number'
      ? Math.max(1, Math.ceil(revalidate - (Date.now() - entry.lastModified) / 1000))
      : NOT_FOUND_REVALIDATE_S;
  return entry.value ? cachedOutcome(entry.value, leftS) : { kind: 'not-found', revalidate: leftS };
}

/**
 * Renders a page, or takes it from another process that is rendering it (docs/redis.md). Without Redis, or when the other
 * process takes longer than a second, it is rendered here.
 * @param path in plainPath's spelling
 * @throws what `render` throws
 */
export async function renderOnce(path: string, render: () => Promise<PageOutcome>): Promise<PageOutcome> {
  const other = await beginRender(path);
  const outcome = other && outcomeOfOther(other);
  if (outcome) {
    recordValidity(path, other.validity);
    return outcome;
  }
  try {
    const rendered = await render();
    limitRender(path);
    return rendered;
  } catch (error) {
    await endRender(path);
    throw error;
  }
}
