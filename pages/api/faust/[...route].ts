import { answerFaust } from '@/bridge/editors/editor/routes';
// Faust asks WordPress at the address, and with the client, that its configuration names.
import '@/faust.config';

import type { NextApiRequest, NextApiResponse } from 'next';

// Nothing here has a body worth reading.
export const config = { api: { bodyParser: false } };

/** Signing in and out by Faust's authorisation code flow (docs/editors.md). */
export default function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerFaust(request, response);
}
