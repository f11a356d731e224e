import { limitRender, beginRender, endRender } from '../../cache/page-cache/render-lock';
import { recordValidity } from '../../cache/page-cache/memory';
import { outcomeOfKept } from './last-good';
import { NOT_FOUND_REVALIDATE_S } from './outcome';

import type { PageOutcome } from './outcome';
import type { OpenPage } from '../../cache/page-cache/compressed';

/** What another process made, for as long as it is good there. */
function outcomeOfMade({ entry }: OpenPage): PageOutcome | null {
  const life = entry.cacheControl?.revalidate;
  const left =
    typeof life === 'number'
      ? Math.max(1, Math.ceil(life - (Date.now() - entry.lastModified) / 1000))
      : NOT_FOUND_REVALIDATE_S;
  return entry.value ? outcomeOfKept(entry.value, left) : { kind: 'not-found', revalidate: left };
}

/**
 * Makes a page, or takes it from another process that is making it just now (docs/redis.md). Without Redis, or where the
 * other does not get on, it is made here: nobody waits for another longer than a second.
 * @param path in plainPath's spelling
 * @throws what `make` throws
 */
export async function renderOnce(path: string, make: () => Promise<PageOutcome>): Promise<PageOutcome> {
  const other = await beginRender(path);
  const taken = other && outcomeOfMade(other);
  if (taken) {
    recordValidity(path, other.validity);
    return taken;
  }
  try {
    const outcome = await make();
    limitRender(path);
    return outcome;
  } catch (error) {
    await endRender(path);
    throw error;
  }
}
