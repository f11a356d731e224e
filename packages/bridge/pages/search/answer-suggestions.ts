import { z } from 'zod';

import { MAX_SEARCH_LENGTH } from '@footbridge/shared/suggestions';

import { isOwnPages, requestLimit } from '../../platform/request/allows';
import { allowsMethod, MALFORMED, readJson, sendError, sendJson } from '../../platform/request/json';
import { suggestionsFor } from './suggestions';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** Six bytes a character, as an escaped one has. */
const MAX_BODY_BYTES = 6 * MAX_SEARCH_LENGTH + 100;
/** A pause in typing sends one: some ten a search. */
export const MAX_REQUESTS = 300;
const isAllowed = requestLimit('suggestions', MAX_REQUESTS);

const bodySchema = z.strictObject({ typed: z.string().max(MAX_SEARCH_LENGTH) });

/**
 * Answers `POST /api/suggestions` `{ typed }` → `{ suggestions }`. The words are in the body, because proxies log
 * addresses; they are neither stored nor logged.
 */
export async function answerSuggestions(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!allowsMethod(request, response, ['POST'])) return;
  if (!isOwnPages(request, response) || !(await isAllowed(request, response))) return;
  const body = await readJson(request, MAX_BODY_BYTES);
  if ('error' in body) return sendError(response, body.error);
  const read = bodySchema.safeParse(body.value);
  if (!read.success) return sendError(response, MALFORMED);
  sendJson(response, 200, { suggestions: await suggestionsFor(read.data.typed) });
}
