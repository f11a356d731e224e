import { answerWebhook } from '@footbridge/bridge/cache/invalidation/answer-webhook';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Receives WordPress's webhooks about edits (packages/plugin/docs/webhooks.md). */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerWebhook(request, response, { renew: (path) => response.revalidate(path) });
}

/** The bridge reads the body itself: the signature is of its bytes. */
export const config = { api: { bodyParser: false } };
