import { answerSuggestions } from '@/bridge/pages/search/answer-suggestions';
import '@/faust.config';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Suggests pages while a visitor types a search (docs/privacy.md). */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerSuggestions(request, response);
}

/** The bridge reads the body itself, and refuses a large one unread. */
export const config = { api: { bodyParser: false } };
