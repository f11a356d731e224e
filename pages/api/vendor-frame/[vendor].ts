import { answerVendorIframe } from '@/bridge/visitors/vendors/answer';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Serves the iframe of a vendor's script (docs/privacy.md). */
export default function handler(request: NextApiRequest, response: NextApiResponse): void {
  answerVendorIframe(request, response);
}

/** The route has no body; Next's parser would not drain one that it refuses (packages/bridge/docs/bad-input.md). */
export const config = { api: { bodyParser: false } };
