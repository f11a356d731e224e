import { answerVendorIframe } from '@/bridge/visitors/vendors/answer';

import type { NextApiRequest, NextApiResponse } from 'next';

/** The frame of a vendor's script (docs/privacy.md). */
export default function handler(request: NextApiRequest, response: NextApiResponse): void {
  answerVendorIframe(request, response);
}

/** Nobody sends anything here, and what Next's parser refuses it never reads to its end (docs/bad-input.md). */
export const config = { api: { bodyParser: false } };
