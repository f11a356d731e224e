import { loadSitemap } from '@/bridge/feeds/sitemap/load';
import { sendDocument } from '@/bridge/feeds/documents/send';
import '@/faust.config';

import type { NextApiRequest, NextApiResponse } from 'next';

/** `/sitemap.xml` and its parts; server/steps/normalize-url.ts leads them here. */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { part } = request.query;
  return sendDocument(request, response, () => loadSitemap(typeof part === 'string' ? part : null));
}

/** Nobody sends anything here, and what Next's parser refuses it never reads to its end (docs/bad-input.md). */
export const config = { api: { bodyParser: false } };
