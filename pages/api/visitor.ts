import { answerVisitor } from '@/bridge/visitors/visit/answer';
import { deviceClass } from '@/visitor/lib/device-class';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Who is here: address, class of device, and who WordPress's cookie says is signed in (specification, sections 6, 7 and 9). */
export default function handler(request: NextApiRequest, response: NextApiResponse): void {
  answerVisitor(request, response, deviceClass);
}

/** Nobody sends anything here, and what Next's parser refuses it never reads to its end (docs/bad-input.md). */
export const config = { api: { bodyParser: false } };
