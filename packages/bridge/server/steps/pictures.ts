import { beforeHead } from '@footbridge/bridge/platform/headers/before-head';
import { currentRequest, type PicturePlace } from '@footbridge/bridge/platform/current-request/context';
import { allowsMethod } from '@footbridge/bridge/platform/request/json';
import { routeKind } from '@footbridge/bridge/platform/request/route-kind';
import { ConcurrencyLimit } from '@footbridge/bridge/wordpress/upstream/concurrency-limit';

import type { ServerResponse } from 'node:http';
import type { Step } from '../pipeline';

/**
 * Returns a function to call when a whole response is written. It limits the bytes that slow visitors have not read yet:
 * above it the connections that have taken longest are closed.
 */
export function limitUnsent(maxBytes: number): (response: ServerResponse) => void {
  /** Oldest first. */
  const pending = new Set<ServerResponse>();
  return (response) => {
    if (response.destroyed || response.writableFinished) return;
    pending.add(response);
    response.once('close', () => pending.delete(response));
    let bytes = 0;
    for (const { writableLength } of pending) bytes += writableLength;
    for (const oldest of pending) {
      if (bytes <= maxBytes) return;
      bytes -= oldest.writableLength;
      oldest.destroy();
    }
  };
}

/** Pictures of this process that are read and resized at the same time, 16 MB each at most, and those that wait for it. */
const PLACES = { maxConcurrent: 4, maxQueued: 100 };
/** A browser does not request a refused picture again, so waiting is better. */
const QUEUE_TIMEOUT_MS = 30_000;
const RETRY_AFTER_S = 5;
/** Resized pictures in memory that slow visitors have not read yet. */
const MAX_UNSENT_BYTES = 64 * 1024 * 1024;

/** All that the optimizer reads of Accept. It takes seconds for some other values. */
const ACCEPTS_WEBP = /image\/webp(?! ?; ?q=0(?:\.0{1,3})?(?:[ ,]|$))/i;

const queueFull = (): Error => new Error('too many pictures are waiting');

function createPlace(limit: ConcurrencyLimit): PicturePlace {
  let leave = (): void => undefined;
  return {
    async take() {
      try {
        leave = await limit.enter(AbortSignal.timeout(QUEUE_TIMEOUT_MS), queueFull);
        return true;
      } catch {
        return false;
      }
    },
    release: () => leave(),
  };
}

/** Sets the headers of a refusal, to which Next adds none. */
function describeRefusal(response: ServerResponse): void {
  if (response.statusCode < 400) return;
  response.setHeader('Cache-Control', 'no-store');
  if (response.statusCode === 503) response.setHeader('Retry-After', RETRY_AFTER_S);
}

/**
 * Returns the step that limits how many pictures are resized at once. /media/ takes the place when the optimizer
 * reads an original; the page cache releases it when the picture is stored (packages/bridge/docs/reliability.md).
 */
export function limitPictures(): Step {
  const limit = new ConcurrencyLimit(PLACES);
  const addUnsent = limitUnsent(MAX_UNSENT_BYTES);
  return async (request, response, next) => {
    const context = currentRequest();
    if (!context || routeKind(request.url ?? '/') !== 'image') return next();
    if (!allowsMethod(request, response, ['GET', 'HEAD'])) return;
    const { accept = '' } = request.headers;
    request.headers.accept = ACCEPTS_WEBP.test(accept) ? 'image/webp' : '';
    const place = createPlace(limit);
    context.picture = place;
    // Other visitors may wait for the same picture, and the page cache stores it.
    context.signal = undefined;
    beforeHead(response, () => describeRefusal(response));
    let isResized = false;
    try {
      await next();
      isResized = response.statusCode < 400;
    } finally {
      if (!isResized) place.release();
    }
    addUnsent(response);
  };
}
