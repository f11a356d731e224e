import { loadSitemap } from '@/bridge/sitemap/load';
import { sendXml } from '@/bridge/xml/send';
import '@/faust.config';

import type { NextApiRequest, NextApiResponse } from 'next';

/** `/sitemap.xml` and its parts; proxy.ts leads them here. */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { part } = request.query;
  return sendXml(request, response, () => loadSitemap(typeof part === 'string' ? part : null));
}
