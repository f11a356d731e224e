import { hideFromSearch } from '@footbridge/bridge/platform/headers/search-engines';
import { sendError } from '@footbridge/bridge/platform/request/json';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Answers unknown paths below /api/ with a JSON error instead of the site's 404 page. */
export default function handler(_request: NextApiRequest, response: NextApiResponse): void {
  hideFromSearch(response);
  sendError(response, { status: 404, code: 'not-found', message: 'There is no such address here.' });
}

/** The route has no body; Next's parser would not drain one that it refuses (packages/bridge/docs/reliability.md). */
export const config = { api: { bodyParser: false } };
