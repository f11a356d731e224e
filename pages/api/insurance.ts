import { answerLead } from '@footbridge/bridge/leads/lead/answer';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Insurance checks. packages/bridge/server/steps/normalize-url.ts routes forms without script to pages/lead. */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerLead(request, response, ['insurance']);
}

/** The bridge reads the body itself, refuses a large one unread, and sends its own error for a malformed one. */
export const config = { api: { bodyParser: false } };
