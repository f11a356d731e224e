import { sendDocument } from '@/bridge/documents/send';
import { robots } from '@/bridge/robots/robots';
import { site } from '@/site-config/site';

import type { NextApiRequest, NextApiResponse } from 'next';

/** `/robots.txt`; proxy.ts leads it here. */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendDocument(request, response, async () => robots(site));
}
