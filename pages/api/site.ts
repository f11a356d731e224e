import { answerSite } from '@/bridge/operations/site/answer';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Returns the brands that editors may choose in WordPress (docs/wordpress.md). */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerSite(request, response);
}

/** The route has no body; Next's parser would not drain one that it refuses (packages/bridge/docs/bad-input.md). */
export const config = { api: { bodyParser: false } };
