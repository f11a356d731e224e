import { answerStickyBar } from '@/bridge/sticky-bar/answer';
import '@/faust.config';

import type { NextApiRequest, NextApiResponse } from 'next';

/** What the 404 page tells its visitor's browser: it is drawn without data of its own. */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerStickyBar(request, response);
}

/** Nobody sends anything here, and what Next's parser refuses it never reads to its end (docs/bad-input.md). */
export const config = { api: { bodyParser: false } };
