import { profilesOf } from '@/bridge/pages/bylines/look-further';
import { answerWebhook } from '@/bridge/cache/invalidation/answer-webhook';
// Configures Faust's client, which loads bylines.
import '@/faust.config';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Receives WordPress's webhooks about edits (docs/webhooks.md). */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerWebhook(request, response, { renew: (path) => response.revalidate(path), lookFurther: profilesOf });
}

/** The bridge reads the body itself: the signature is of its bytes. */
export const config = { api: { bodyParser: false } };
