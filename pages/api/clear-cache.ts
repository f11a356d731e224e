import { answerClearLink } from '@footbridge/bridge/editors/cache-actions/answer-clear-link';
// Configures Faust's client, which verifies the editor.
import '@/faust.config';

import type { NextApiRequest, NextApiResponse } from 'next';

/** A form posted to a page with `?clear-cache` or `?clear-menu-cache`; packages/bridge/server/steps/normalize-url.ts routes it here. */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { address } = request.query;
  return answerClearLink(request, response, typeof address === 'string' ? address : null, (path) =>
    response.revalidate(path),
  );
}

/** The route has no body; Next's parser would not drain one that it refuses (packages/bridge/docs/reliability.md). */
export const config = { api: { bodyParser: false } };
