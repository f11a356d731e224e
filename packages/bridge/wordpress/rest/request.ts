import { z } from 'zod';

import { wordPressUrl } from '../../platform/env';
import { failureText } from '../../platform/failure';
import { UpstreamError } from '../../platform/upstream-error';
import { requestUpstream, type UpstreamOptions } from '../upstream/client';
import { JSON_LIMITS } from '../upstream/limits';
import { timedResponse } from '../upstream/measure';
import { sendToWordPress } from '../upstream/send';

import type { WordPressKind } from '../../platform/meters';

const UNREACHABLE = new Set([502, 503, 504]);

interface RequestOptions extends Omit<UpstreamOptions, 'json'> {
  kind?: WordPressKind;
}

/**
 * Sends WordPress a request other than GraphQL. The response may have any status but those of UNREACHABLE.
 * @throws UpstreamError, whose message never contains the address, which may be secret
 */
export async function fetchWordPress(
  pathAndQuery: string,
  init: RequestInit,
  { kind = 'front-end', ...others }: RequestOptions = {},
): Promise<Response> {
  const options = { ...others, json: JSON_LIMITS };
  const sent = timedResponse(kind, () =>
    requestUpstream((signal) => sendToWordPress(`${wordPressUrl()}${pathAndQuery}`, { ...init, signal }), options),
  );
  const response = await sent.catch((error: unknown) => {
    throw new UpstreamError(failureText(error));
  });
  if (UNREACHABLE.has(response.status)) throw new UpstreamError(`HTTP ${response.status}`);
  return response;
}

/** The body of WordPress's own REST errors; a firewall's has no code. */
const errorSchema = z.object({ code: z.string() });
const RETRY = new Set([408, 425, 429]);

const isAnswer = (status: number, body: unknown): boolean =>
  status < 300 || (status >= 400 && status < 500 && !RETRY.has(status) && errorSchema.safeParse(body).success);

/**
 * Sends a GET request to WordPress's REST API, as `index.php?rest_route=`, which works with any permalinks. An error of WordPress
 * below 500 is a response, too.
 * @throws UpstreamError, whose message never contains the parameters, which may be secret
 */
export async function fetchRest(
  route: string,
  parameters: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const query = new URLSearchParams({ rest_route: route, ...parameters });
  let reason = 'no usable response';
  try {
    const response = await fetchWordPress(
      `/index.php?${query}`,
      { headers: { Accept: 'application/json', ...headers }, cache: 'no-store', redirect: 'manual' },
      // A post password is sent once: plugins count the attempts.
      { kind: 'rest', share: 'forms', isRead: !('password' in parameters) },
    );
    const body: unknown = await response.json();
    if (isAnswer(response.status, body)) return { status: response.status, body };
  } catch (error) {
    // Other messages may quote the body.
    if (error instanceof UpstreamError) reason += ` (${error.message})`;
  }
  throw new UpstreamError(`REST ${route}: ${reason}`);
}
