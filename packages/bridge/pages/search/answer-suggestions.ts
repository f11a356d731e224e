import { z } from 'zod';

import { MAX_SEARCH_LENGTH } from '@footbridge/shared/suggestions';

import { clientAddress } from '../../platform/request/client-address';
import { allowsMethod, MALFORMED, readJson, sendError, sendJson } from '../../platform/request/json';
import { isSameOrigin } from '../../platform/request/same-origin';
import { sharedRateLimit } from '../../platform/request/shared-rate-limit';
import { suggestionsFor } from './suggestions';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiError } from '../../platform/request/json';

/** Six bytes a character, as an escaped one has. */
const MAX_BODY_BYTES = 6 * MAX_SEARCH_LENGTH + 100;
const WINDOW_MS = 60_000;
/** A pause in typing sends one: some ten a search. Several people may share an address. */
export const MAX_REQUESTS = 300;
const requests = sharedRateLimit({ name: 'suggestions', max: MAX_REQUESTS, windowMs: WINDOW_MS });

const FOREIGN: ApiError = { status: 403, code: 'foreign', message: 'Suggestions are for this site’s pages only.' };
const TOO_MANY: ApiError = { status: 429, code: 'too-many', message: 'Too many requests. Try again in a minute.' };

const bodySchema = z.strictObject({ typed: z.string().max(MAX_SEARCH_LENGTH) });

/**
 * Answers `POST /api/suggestions` `{ typed }` → `{ suggestions }`. The words are in the body, because proxies log
 * addresses; they are neither stored nor logged.
 */
export async function answerSuggestions(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!allowsMethod(request, response, ['POST'])) return;
  if (!isSameOrigin(request.headers)) return sendError(response, FOREIGN);
  if (!(await requests.take(clientAddress(request))))
    return sendError(response.setHeader('Retry-After', String(WINDOW_MS / 1000)), TOO_MANY);
  const body = await readJson(request, MAX_BODY_BYTES);
  if ('error' in body) return sendError(response, body.error);
  const read = bodySchema.safeParse(body.value);
  if (!read.success) return sendError(response, MALFORMED);
  sendJson(response, 200, { suggestions: await suggestionsFor(read.data.typed) });
}
