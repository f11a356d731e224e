import { sendDocument } from '@footbridge/bridge/feeds/documents/send';
import { loadRobots } from '@footbridge/bridge/feeds/robots/load';
import '@/faust.config';

import type { NextApiRequest, NextApiResponse } from 'next';

/** `/robots.txt`; packages/bridge/server/steps/normalize-url.ts routes it here. */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendDocument(request, response, loadRobots);
}

/** The route has no body; Next's parser would not drain one that it refuses (packages/bridge/docs/reliability.md). */
export const config = { api: { bodyParser: false } };
