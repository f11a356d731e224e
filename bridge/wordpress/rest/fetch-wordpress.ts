import { wordPressUrl } from '../../platform/env';
import { requestUpstream } from '../upstream/client';
import { timedResponse } from '../upstream/measure';
import { UpstreamError } from '../../platform/upstream-error';

import type { Share } from '../upstream/limits';
import type { WordPressKind } from '../../platform/meters';

/** What a gateway answers when WordPress is unreachable. */
const UNREACHABLE = new Set([502, 503, 504]);

/**
 * Sends WordPress a request other than GraphQL: to its front end, its feeds or its REST API.
 * @param pathAndQuery as WordPress spells them
 * @returns WordPress's response, of any other status
 * @throws UpstreamError when WordPress is unreachable, times out, or the request was not sent. Its message never contains the
 * address, which may be secret.
 */
export async function fetchWordPress(
  pathAndQuery: string,
  init: RequestInit,
  kind: WordPressKind = 'front-end',
  share: Share = 'pages',
): Promise<Response> {
  const sent = timedResponse(kind, () =>
    requestUpstream((signal) => fetch(`${wordPressUrl()}${pathAndQuery}`, { ...init, signal }), { share }),
  );
  const response = await sent.catch((error: unknown) => {
    throw new UpstreamError(error instanceof Error ? error.message : String(error));
  });
  if (UNREACHABLE.has(response.status)) throw new UpstreamError(`HTTP ${response.status}`);
  return response;
}
