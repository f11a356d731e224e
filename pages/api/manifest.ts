import { sendDocument } from '@footbridge/bridge/feeds/documents/send';
import { manifest } from '@footbridge/bridge/feeds/manifest/manifest';
import { site } from '@/site-config/site';

import type { NextApiRequest, NextApiResponse } from 'next';

/** `/site.webmanifest`; packages/bridge/server/steps/normalize-url.ts routes it here. */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendDocument(request, response, async () => manifest(site));
}

/** The route has no body; Next's parser would not drain one that it refuses (packages/bridge/docs/reliability.md). */
export const config = { api: { bodyParser: false } };
