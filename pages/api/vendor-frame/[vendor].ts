import { answerVendorFrame } from '@/bridge/vendors/answer';

import type { NextApiRequest, NextApiResponse } from 'next';

/** The frame of a vendor's script (docs/privacy.md). */
export default function handler(request: NextApiRequest, response: NextApiResponse): void {
  answerVendorFrame(request, response);
}

/** Nobody sends anything here. What Next's parser refuses it never reads to its end: the connection would stand for minutes. */
export const config = { api: { bodyParser: false } };
