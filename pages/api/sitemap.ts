import { loadSitemap } from '@footbridge/bridge/feeds/sitemap/load';
import { sendDocument } from '@footbridge/bridge/feeds/documents/send';
import '@/faust.config';

import type { NextApiRequest, NextApiResponse } from 'next';

/** `/sitemap.xml` and its parts; packages/bridge/server/steps/normalize-url.ts routes them here. */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { part } = request.query;
  return sendDocument(request, response, () => loadSitemap(typeof part === 'string' ? part : null));
}

/** The route has no body; Next's parser would not drain one that it refuses (packages/bridge/docs/reliability.md). */
export const config = { api: { bodyParser: false } };
