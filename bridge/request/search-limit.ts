import { clientAddress } from './client-address';
import { sharedLimit } from './shared-limit';

import type { IncomingMessage } from 'node:http';

/** Searches of one address in a window. Nobody types that fast, though several people may share an address. */
export const MAX_SEARCHES = 60;
const WINDOW_MS = 60_000;
/** For the Retry-After header of the refusal. */
export const SEARCH_RETRY_AFTER_S = WINDOW_MS / 1000;

const limits = sharedLimit({ name: 'search', most: MAX_SEARCHES, within: WINDOW_MS });

/** Whether the sender's address may search once more; counts the search. Each costs WordPress several requests. Never throws. */
export const maySearch = (request: IncomingMessage): Promise<boolean> => limits.take(clientAddress(request));
