import { answerVendorFrame } from '@/bridge/vendors/answer';

import type { NextApiRequest, NextApiResponse } from 'next';

/** The frame of a vendor's script (docs/privacy.md). */
export default function handler(request: NextApiRequest, response: NextApiResponse): void {
  answerVendorFrame(request, response);
}
