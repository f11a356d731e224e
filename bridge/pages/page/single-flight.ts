import { beginDrawing, beginMaking, doneMaking } from '../../cache/page-cache/making.mjs';
import { tellOrigin } from '../../cache/page-cache/memory.mjs';
import { outcomeOfKept } from './last-good';
import { NOT_FOUND_REVALIDATE_S } from './outcome';

import type { PageOutcome } from './outcome';
import type { Made } from '../../cache/page-cache/making.mjs';

/** What another process made, for as long as it is good there. */
function outcomeOfMade({ entry }: Made): PageOutcome | null {
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
  const other = await beginMaking(path);
  const taken = other && outcomeOfMade(other);
  if (taken) {
    tellOrigin(path, other.origin);
    return taken;
  }
  try {
    const outcome = await make();
    beginDrawing(path);
    return outcome;
  } catch (error) {
    await doneMaking(path);
    throw error;
  }
}
