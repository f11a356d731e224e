import { answerLead } from '@/bridge/leads/lead/answer';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Callbacks and questions to a facility. Forms without script never come here: server/steps/normalize-url.ts leads them to pages/lead. */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerLead(request, response, ['callback', 'facility-question']);
}

/** The bridge reads the body itself: it refuses a large one unread, and answers a malformed one in its own words. */
export const config = { api: { bodyParser: false } };
