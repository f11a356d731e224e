import { sendDocument } from '@footbridge/bridge/feeds/documents/send';
import { robots } from '@footbridge/bridge/feeds/robots/robots';
import { site } from '@/site-config/site';

import type { NextApiRequest, NextApiResponse } from 'next';

/** `/robots.txt`; packages/bridge/server/steps/normalize-url.ts routes it here. */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendDocument(request, response, async () => robots(site));
}

/** The route has no body; Next's parser would not drain one that it refuses (packages/bridge/docs/bad-input.md). */
export const config = { api: { bodyParser: false } };
