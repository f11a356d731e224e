import { invalidateProfiles } from '@/bridge/pages/bylines/invalidate-profiles';
import { answerWebhook } from '@/bridge/cache/invalidation/answer-webhook';
// Configures Faust's client, which loads bylines.
import '@/faust.config';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Receives WordPress's webhooks about edits (docs/webhooks.md). */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerWebhook(request, response, {
    renew: (path) => response.revalidate(path),
    invalidateMore: invalidateProfiles,
  });
}

/** The bridge reads the body itself: the signature is of its bytes. */
export const config = { api: { bodyParser: false } };
