import { clientAddress } from './client-address';
import { sharedRateLimit } from './rate-limit';

import type { IncomingMessage } from 'node:http';

/** Searches that one address may send per window. Several people may share an address. */
export const MAX_SEARCHES = 60;
const WINDOW_MS = 60_000;
export const SEARCH_RETRY_AFTER_S = WINDOW_MS / 1000;

const searches = sharedRateLimit({ name: 'search', max: MAX_SEARCHES, windowMs: WINDOW_MS });

/** Counts a search and returns whether the client's address may send it. Each search costs WordPress several requests. Never throws. */
export const maySearch = (request: IncomingMessage): Promise<boolean> => searches.take(clientAddress(request));
