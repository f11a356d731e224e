import { wordPressUrl } from '../../platform/env';
import { failureText } from '../../platform/failure';
import { requestUpstream } from '../upstream/client';
import { JSON_LIMITS } from '../upstream/limits';
import { timedResponse } from '../upstream/measure';
import { sendToWordPress } from '../upstream/send';
import { UpstreamError } from '../../platform/upstream-error';

import type { UpstreamOptions } from '../upstream/client';
import type { WordPressKind } from '../../platform/meters';

/** What a gateway answers when WordPress is unreachable. */
const UNREACHABLE = new Set([502, 503, 504]);

interface RequestOptions extends Omit<UpstreamOptions, 'json'> {
  kind?: WordPressKind;
}

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
