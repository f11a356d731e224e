import { sendDocument } from '@footbridge/bridge/feeds/documents/send';
import { securityTxt } from '@footbridge/bridge/feeds/security-txt/security-txt';
import { site } from '@/site-config/site';

import type { NextApiRequest, NextApiResponse } from 'next';

const STARTED_AT = Date.now();

/** `/.well-known/security.txt`; packages/bridge/server/steps/normalize-url.ts routes it here. */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendDocument(request, response, async () => securityTxt(site, STARTED_AT));
}

/** The route has no body; Next's parser would not drain one that it refuses (packages/bridge/docs/reliability.md). */
export const config = { api: { bodyParser: false } };
