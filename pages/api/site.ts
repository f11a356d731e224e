import { answerSite } from '@footbridge/bridge/operations/site/answer';
import { editorBrand } from '@/site-config/editor-theme';
import { site } from '@/site-config/site';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Returns the brand, and the brands that editors may choose in WordPress (docs/wordpress.md). */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerSite(request, response, editorBrand(site));
}

/** The route has no body; Next's parser would not drain one that it refuses (packages/bridge/docs/reliability.md). */
export const config = { api: { bodyParser: false } };
