import { answerClearAll } from '@/bridge/editors/cache-actions/answer-clear-all';
// WordPress is asked who the editor is at the address that Faust's configuration names.
import '@/faust.config';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Clear All Cache (specification, sections 5 and 7). */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerClearAll(request, response);
}

// There is no body worth reading.
export const config = { api: { bodyParser: false } };
