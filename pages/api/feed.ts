import { loadFeedFor } from '@footbridge/bridge/feeds/feed/load';
import { sendDocument } from '@footbridge/bridge/feeds/documents/send';
import '@/faust.config';

import type { NextApiRequest, NextApiResponse } from 'next';

/** RSS 2.0 for `/feed/`, `/category/x/feed/` …; packages/bridge/server/steps/normalize-url.ts routes them here with their path. */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { path } = request.query;
  return sendDocument(request, response, () => loadFeedFor(request, typeof path === 'string' ? path : ''));
}

/** The route has no body; Next's parser would not drain one that it refuses (packages/bridge/docs/reliability.md). */
export const config = { api: { bodyParser: false } };
