import { sendDocument } from '@/bridge/feeds/documents/send';
import { manifest } from '@/bridge/feeds/manifest/manifest';
import { site } from '@/site-config/site';

import type { NextApiRequest, NextApiResponse } from 'next';

/** `/site.webmanifest`; server/steps/normalize-url.ts leads it here. */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendDocument(request, response, async () => manifest(site));
}

/** Nobody sends anything here, and what Next's parser refuses it never reads to its end (docs/bad-input.md). */
export const config = { api: { bodyParser: false } };
