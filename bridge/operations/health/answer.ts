import { log } from '../../platform/log';
import { sendJson, allowsMethod } from '../../platform/request/json';
import { onceIn } from '../../platform/once-in';
import { breakerStates, outboxState, pageCacheState, versionsState, wordPressState } from './parts';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PartState } from './parts';

const NAMES = ['wordpress', 'versions', 'pageCache', 'outbox'] as const;

export type Parts = Record<(typeof NAMES)[number], PartState>;
type Breakers = ReturnType<typeof breakerStates>;

/** ok: all is well. degraded: visitors are served, somebody should look. failing: better send visitors to another process. */
export type Health = 'ok' | 'degraded' | 'failing';

/** WordPress is asked, and the disk written to, no oftener than this, ms. */
const LOOK_EVERY = 5000;

const WORDS: Record<PartState, string> = {
  ok: 'is well again',
  away: 'does not answer',
  failing: 'answers the smallest question, but not what pages ask of it',
  blocked: 'is behind something that refuses the site’s requests (HTTP 3xx or 4xx), such as a firewall',
  refusing: 'has a Redis that answers and takes nothing: its memory or its disk is full, see docs/redis.md',
  unwritable: 'can write nothing below DATA_DIR',
  damaged: 'has a file that is damaged, or was overwritten while the site ran: see docs/operations.md',
  lossy: 'has a Redis that may lose leads, so this process is not ready: see the line of leads, and docs/leads.md',
  unproved: 'has a Redis that may lose leads by now: see the line of leads, and docs/leads.md',
  stuck: 'has leads that have been waiting for a quarter of an hour: see npm run leads',
  off: 'is off: LEAD_KEY is not set',
  outdated: 'are older than is safe: see docs/wordpress.md',
  unknown: 'are not known',
};

/** Whether a part needs no attention. Unknown versions are logged and raise no alarm, because the plugin is optional. */
const isWell = (state: PartState): boolean => state === 'ok' || state === 'off' || state === 'unknown';

/**
 * Returns the state of this process for a load balancer. Only a fault of this machine's disk, or of its outbox, is `failing`: WordPress
 * and Redis are shared, and if every process left rotation at once, nobody would get the cached pages. A Redis that may lose leads
 * is `failing` only at the start, while the processes that are being replaced still serve.
 */
export function healthOf(parts: Parts, breakers: Breakers): Health {
  const states = Object.values(parts);
  if (states.some((state) => state === 'unwritable' || state === 'damaged' || state === 'lossy')) return 'failing';
  if (Object.values(breakers).includes('open')) return 'degraded';
  return states.every(isWell) ? 'ok' : 'degraded';
}

/** Looks at all parts, and says in the log what is not as it was at the last look. */
function lookAtParts(look: Record<keyof Parts, () => Promise<PartState>>): () => Promise<Parts> {
  let last: Parts = { wordpress: 'ok', versions: 'ok', pageCache: 'ok', outbox: 'ok' };
  return async () => {
    const [wordpress, versions, pageCache, outbox] = await Promise.all([
      look.wordpress(),
      look.versions(),
      look.pageCache(),
      look.outbox(),
    ]);
    const parts: Parts = { wordpress, versions, pageCache, outbox };
    for (const name of NAMES) {
      const state = parts[name];
      if (state !== last[name]) log(isWell(state) ? 'info' : 'error', 'health', `${name} ${WORDS[state]}`);
    }
    last = parts;
    return parts;
  };
}

export type HealthRequest = IncomingMessage & { query: Partial<Record<string, string | string[]>> };
export type AnswerHealth = (request: HealthRequest, response: ServerResponse) => Promise<void>;

/**
 * `GET /api/health` (docs/operations.md): how this process is. `?live` asks nothing and answers as soon as it runs;
 * `?strict` answers 503 also where visitors are served all the same. No address, no version and no error text: anybody may ask.
 * @param look at each part; given by tests only
 */
export function healthAnswerer(
  look: Record<keyof Parts, () => Promise<PartState>> = {
    wordpress: wordPressState,
    versions: versionsState,
    pageCache: pageCacheState,
    outbox: outboxState,
  },
): AnswerHealth {
  const partsNow = onceIn(LOOK_EVERY, lookAtParts(look));
  return async (request, response) => {
    if (!allowsMethod(request, response, ['GET', 'HEAD'])) return;
    if (request.query.live !== undefined) return sendJson(response, 200, { status: 'ok' });
    const parts = await partsNow();
    const breakers = breakerStates();
    const status = healthOf(parts, breakers);
    const isOut = status === 'failing' || (status === 'degraded' && request.query.strict !== undefined);
    sendJson(response, isOut ? 503 : 200, { status, parts, breakers });
  };
}
