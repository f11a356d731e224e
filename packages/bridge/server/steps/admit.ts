import { logEachMinute } from '@footbridge/bridge/platform/log-repeated';
import { clientAddress } from '@footbridge/bridge/platform/request/client-address';
import { currentRequest } from '@footbridge/bridge/platform/current-request/context';
import { receiveBody } from '@footbridge/bridge/platform/request/read-body';
import { routeKind } from '@footbridge/bridge/platform/request/route-kind';
import { sendBusy } from '../busy-response';
import { createFairLimit, type FairLimitOptions } from '../fair-limit';

import type { IncomingMessage } from 'node:http';
import type { Step } from '../pipeline';

interface Share extends FairLimitOptions {
  /** A body is received before the request gets its place, so that slow senders take none; a longer one is refused by its route. */
  maxBodyBytes: number;
}

/** As long as a visitor waits for a page, and WordPress may take for one (UPSTREAM_TIMEOUT_MS). */
const MAX_WAIT_MS = 7000;

/** Each has its own places, so that a flood of one kind refuses no request of another. */
const SHARES = {
  /** Pages that are cached when they are rendered. Most of them wait for WordPress; if it hangs, each for seven seconds. */
  pages: { maxConcurrent: 96, maxPerClient: 48, maxQueued: 256, maxWaitMs: MAX_WAIT_MS, maxBodyBytes: 4096 },
  /** Searches, places, comments, passwords, feeds: what is in them may take WordPress long. */
  inputs: { maxConcurrent: 64, maxPerClient: 32, maxQueued: 128, maxWaitMs: MAX_WAIT_MS, maxBodyBytes: 256 * 1024 },
  /** Stored within milliseconds. */
  leads: { maxConcurrent: 16, maxPerClient: 8, maxQueued: 256, maxWaitMs: 2 * MAX_WAIT_MS, maxBodyBytes: 128 * 1024 },
  webhooks: { maxConcurrent: 8, maxPerClient: 8, maxQueued: 64, maxWaitMs: MAX_WAIT_MS, maxBodyBytes: 1024 * 1024 },
  apis: { maxConcurrent: 16, maxPerClient: 8, maxQueued: 256, maxWaitMs: MAX_WAIT_MS, maxBodyBytes: 64 * 1024 },
  /** Answered from memory, within milliseconds; one that comes late is for letters that are typed no more. */
  suggestions: { maxConcurrent: 8, maxPerClient: 4, maxQueued: 32, maxWaitMs: 1000, maxBodyBytes: 2048 },
  /** Of the build and the brand. A page has many of them, each is sent within milliseconds. */
  files: { maxConcurrent: 32, maxPerClient: 16, maxQueued: 1024, maxWaitMs: 2 * MAX_WAIT_MS, maxBodyBytes: 0 },
  /** Read by their route: together at most 35 MB in memory. A browser sends one part of a recording after the other. */
  errors: { maxConcurrent: 16, maxPerClient: 4, maxQueued: 16, maxWaitMs: 1000, maxBodyBytes: 0 },
  /** Measurements: they have limits of their own, and read their bodies themselves. */
  reports: { maxConcurrent: 64, maxPerClient: 8, maxQueued: 64, maxWaitMs: MAX_WAIT_MS, maxBodyBytes: 0 },
} as const satisfies Record<string, Share>;

type ShareName = keyof typeof SHARES;

/** Health checks, and what has limits of its own (pictures.ts, packages/bridge/wordpress/upstream). */
const WITHOUT_LIMIT = new Set(['image', 'media', 'api/health']);
const FILES = /^\/(?:brands|fonts)\//;
const SHARE_OF: Readonly<Record<string, ShareName>> = {
  static: 'files',
  search: 'inputs',
  nearby: 'inputs',
  comment: 'inputs',
  unlock: 'inputs',
  'api/feed': 'inputs',
  lead: 'leads',
  'api/lead': 'leads',
  'api/insurance': 'leads',
  'api/revalidate': 'webhooks',
  'api/suggestions': 'suggestions',
  'api/errors': 'errors',
  'api/vitals': 'reports',
  'api/calls': 'reports',
};

function shareOf(url: string): ShareName | null {
  const kind = routeKind(url);
  if (WITHOUT_LIMIT.has(kind)) return null;
  if (FILES.test(url)) return 'files';
  return SHARE_OF[kind] ?? (kind.startsWith('api/') ? 'apis' : 'pages');
}

const hasBody = ({ headers, method }: IncomingMessage): boolean =>
  method !== 'GET' && method !== 'HEAD' && headers['content-length'] !== '0';

/**
 * Returns the step that limits how many requests are answered at once, behind the response cache. One that finds no
 * place waits, then is answered 503 with the brand's number; if its connection closes it leaves, except a lead.
 */
export function admit(): Step {
  const limits = new Map(Object.entries(SHARES).map(([name, options]) => [name, createFairLimit(options)]));
  return async (request, response, next) => {
    const share = shareOf(request.url ?? '/');
    const limit = share && limits.get(share);
    if (!share || !limit) return next();
    const context = currentRequest();
    const { maxBodyBytes } = SHARES[share];
    const received = maxBodyBytes > 0 && hasBody(request) ? receiveBody(request, maxBodyBytes) : undefined;
    if (context && received) context.body = received;
    // What is loaded for a lead's or webhook's response is little; the lead is stored also for a visitor who has left.
    if (context && (share === 'leads' || share === 'webhooks')) context.signal = undefined;
    const place = await limit({ client: clientAddress(request), received, signal: context?.signal });
    if (typeof place === 'function') {
      try {
        return await next();
      } finally {
        place();
      }
    }
    if (place === 'left') return;
    logEachMinute(
      'warn',
      'server',
      `requests for ${share} are answered 503, because too many come at once (packages/bridge/docs/reliability.md)`,
    );
    sendBusy(request, response);
  };
}
