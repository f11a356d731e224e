import { answerVisitor } from '@footbridge/bridge/visitors/visit/answer';
import { deviceClass } from '@footbridge/browser/lib/device-class';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Returns the visitor's address and device class, and the login in WordPress's cookie (specification, sections 6, 7 and 9). */
export default function handler(request: NextApiRequest, response: NextApiResponse): void {
  answerVisitor(request, response, deviceClass);
}

/** The route has no body; Next's parser would not drain one that it refuses (packages/bridge/docs/reliability.md). */
export const config = { api: { bodyParser: false } };
