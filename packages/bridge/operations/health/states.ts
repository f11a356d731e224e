/** The states of a part, as the log says them after the part's name. off: not set up. */
export const STATES = {
  ok: 'is ok again',
  unreachable: 'does not answer',
  failing: 'answers the health check, but fails the requests of pages',
  missing: 'is not available: see the log line of routing',
  blocked: 'is behind something that refuses the site’s requests (HTTP 3xx or 4xx), such as a firewall',
  'read-only': 'cannot write to Redis: its memory or its disk is full, see docs/redis.md',
  unwritable: 'cannot write below DATA_DIR',
  damaged: 'has a file that is damaged, or was overwritten while the site ran: see docs/operations.md',
  lossy:
    'uses a Redis that may lose leads, so this process is not ready: see the log lines of leads, and docs/leads.md',
  unproven: 'uses a Redis that may lose leads now: see the log lines of leads, and docs/leads.md',
  stalled: 'has leads that have been waiting for 15 minutes: see npm run tool -- leads',
  off: 'is off: LEAD_KEY is not set',
  incomplete: 'lacks a part of the content model, and pages are shown without it: see the log lines of schema',
  outdated: 'are older than is safe: see docs/wordpress.md',
  unknown: 'are not known',
} as const;

export type PartState = keyof typeof STATES;
