import { answerGeolocation } from '@/bridge/visitors/geolocation/answer';

import type { NextApiRequest, NextApiResponse } from 'next';

/** Which facility is near a visitor (specification, sections 4 and 7). */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerGeolocation(request, response);
}

/** The bridge reads the body itself: it refuses a large one unread, and answers a malformed one in its own words. */
export const config = { api: { bodyParser: false } };
