import { hideFromSearch } from '@/bridge/platform/headers/robots-tag';
import { sendError } from '@/bridge/platform/request/json';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Every address below /api/ that no route has: the answer is for scripts, so it is none of the site's pages. */
export default function handler(_request: NextApiRequest, response: NextApiResponse): void {
  hideFromSearch(response);
  sendError(response, { status: 404, code: 'not-found', message: 'There is no such address here.' });
}

/** Nobody sends anything here, and what Next's parser refuses it never reads to its end (docs/bad-input.md). */
export const config = { api: { bodyParser: false } };
