import { answerPageFacts } from '@/bridge/editors/editor/answer-page-facts';
// WordPress is asked at the address that Faust's configuration names.
import '@/faust.config';

import type { NextApiRequest, NextApiResponse } from 'next';

/** What the admin bar says of a page. */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { path } = request.query;
  return answerPageFacts(request, response, typeof path === 'string' ? path : null);
}

/** Nobody sends anything here, and what Next's parser refuses it never reads to its end (docs/bad-input.md). */
export const config = { api: { bodyParser: false } };
