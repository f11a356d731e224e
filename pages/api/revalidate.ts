import { invalidateProfiles } from '@/bridge/pages/bylines/invalidate-profiles';
import { answerWebhook } from '@/bridge/cache/invalidation/answer-webhook';
// Bylines are asked for at the address that Faust's configuration names.
import '@/faust.config';

import type { NextApiRequest, NextApiResponse } from 'next';

/** WordPress tells what was edited (docs/webhooks.md). */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerWebhook(request, response, {
    renew: (path) => response.revalidate(path),
    invalidateMore: invalidateProfiles,
  });
}

/** The signature is over the body's bytes: the bridge reads them itself, and refuses most without reading any. */
export const config = { api: { bodyParser: false } };
