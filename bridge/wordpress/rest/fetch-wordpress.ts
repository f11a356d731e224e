import { wordPressUrl } from '../../platform/env';
import { throughGate } from '../upstream/client';
import { timedResponse } from '../upstream/measure';
import { UpstreamError } from '../../platform/upstream-error';

import type { Share } from '../upstream/limits';
import type { WordPressKind } from '../../platform/meters';

/** What a gateway answers for a WordPress that is away. */
const AWAY = new Set([502, 503, 504]);

/**
 * One request to WordPress that is no GraphQL: its front end, its feeds, its REST API.
 * In: path and query as WordPress spells them; what it is, for metrics. Out: whatever it answers itself, failures included.
 * @throws UpstreamError when it can't be reached, is late or spared. The address is in no error: it may hold a secret.
 */
export async function fetchWordPress(
  pathAndQuery: string,
  init: RequestInit,
  kind: WordPressKind = 'front-end',
  share: Share = 'pages',
): Promise<Response> {
  const asked = timedResponse(kind, () =>
    throughGate((signal) => fetch(`${wordPressUrl()}${pathAndQuery}`, { ...init, signal }), { share }),
  );
  const response = await asked.catch((error: unknown) => {
    throw new UpstreamError(error instanceof Error ? error.message : String(error));
  });
  if (AWAY.has(response.status)) throw new UpstreamError(`HTTP ${response.status}`);
  return response;
}
