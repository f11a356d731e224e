import { answerErrorReport } from '@/bridge/operations/errors/answer';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Forwards browsers' error reports to this build's receiver (docs/errors.md). */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerErrorReport(request, response);
}

/** The bridge reads the body itself, and refuses a large one unread. */
export const config = { api: { bodyParser: false } };
