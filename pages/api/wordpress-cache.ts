import { answerClearAll } from '@/bridge/editors/cache-actions/answer-clear-all';
// Configures Faust's client, which verifies the editor.
import '@/faust.config';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Clear All Cache (specification, sections 5 and 7). */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerClearAll(request, response);
}

// The route has no body.
export const config = { api: { bodyParser: false } };
