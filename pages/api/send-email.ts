import { answerSendEmail } from '@/bridge/editors/mail/answer';
// WordPress is asked who the editor is at the address that Faust's configuration names.
import '@/faust.config';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Tells staff by mail that everything was cleared (specification, sections 5 and 7). */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerSendEmail(request, response);
}

/** The bridge reads the body itself: it refuses a large one unread. */
export const config = { api: { bodyParser: false } };
