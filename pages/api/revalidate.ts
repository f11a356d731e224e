import { answerNotice } from '@/bridge/invalidation/answer';

import type { NextApiRequest, NextApiResponse } from 'next';

/** WordPress tells what was edited (docs/notices.md). */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerNotice(request, response, (path) => response.revalidate(path));
}

/** The signature is over the body's bytes: the bridge reads them itself, and refuses most without reading any. */
export const config = { api: { bodyParser: false } };
