import { answerPageFacts } from '@footbridge/bridge/editors/editor/page-facts';
// Configures Faust's client.
import '@/faust.config';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Returns the admin bar's data about a page. */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { path } = request.query;
  return answerPageFacts(request, response, typeof path === 'string' ? path : null);
}

/** The route has no body; Next's parser would not drain one that it refuses (packages/bridge/docs/reliability.md). */
export const config = { api: { bodyParser: false } };
