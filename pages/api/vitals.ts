import { answerVitals } from '@footbridge/bridge/operations/vitals/answer';
import { TEMPLATE_NAMES } from '@/wp-templates';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Collects web vitals for METRICS_PORT (docs/operations.md). */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerVitals(request, response, TEMPLATE_NAMES);
}

/** The bridge reads the body itself, and refuses a large one unread. */
export const config = { api: { bodyParser: false } };
