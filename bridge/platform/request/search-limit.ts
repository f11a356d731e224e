import { clientAddress } from './client-address';
import { sharedLimit } from './shared-limit';

import type { IncomingMessage } from 'node:http';

/** Searches that one address may send per window. Several people may share an address. */
export const MAX_SEARCHES = 60;
const WINDOW_MS = 60_000;
/** For the Retry-After header of the refusal. */
export const SEARCH_RETRY_AFTER_S = WINDOW_MS / 1000;

const limits = sharedLimit({ name: 'search', most: MAX_SEARCHES, within: WINDOW_MS });

/** Counts a search and returns whether the client's address may send it. Each search costs WordPress several requests. Never throws. */
export const maySearch = (request: IncomingMessage): Promise<boolean> => limits.take(clientAddress(request));
