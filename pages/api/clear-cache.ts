import { answerClearLink } from '@/bridge/editors/cache-actions/answer-clear-link';
// WordPress is asked who the editor is at the address that Faust's configuration names.
import '@/faust.config';

import type { NextApiRequest, NextApiResponse } from 'next';

/** `?clear-cache` and `?clear-menu-cache` on any page; server/steps/normalize-url.ts leads editors' requests here. */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { address } = request.query;
  return answerClearLink(request, response, typeof address === 'string' ? address : null, (path) =>
    response.revalidate(path),
  );
}

/** Nobody sends anything here, and what Next's parser refuses it never reads to its end (docs/bad-input.md). */
export const config = { api: { bodyParser: false } };
