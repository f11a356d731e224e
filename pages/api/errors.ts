import { answerErrorReport } from '@/bridge/operations/errors/answer';

import type { NextApiRequest, NextApiResponse } from 'next';

/** What browsers report, handed on to the receiver of this build (docs/errors.md). */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerErrorReport(request, response);
}

/** The bridge reads the body itself: it refuses a large one unread. */
export const config = { api: { bodyParser: false } };
