import { NotSentError } from '../../wordpress/upstream/client';
import { UPSTREAM_TIMEOUT_MS } from '../../wordpress/upstream/limits';
import { log } from '../../platform/log';
import { currentRequest } from '../../platform/current-request/context';
import { storeWhileStreaming } from './originals';
import { PICTURE_TIMEOUT_MS } from './picture-limits';
import { requestFile } from './request-file';
import { servedType } from './served-type';
import { checkedBody, typeOfName } from './untyped';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MediaSource } from '../../wordpress/url/media-address';

/** Request headers that are passed on in valid form: a firewall's refusal would be taken for WordPress's answer. */
const FORWARDED: Readonly<Record<string, RegExp>> = {
  range: /^bytes=\d{0,15}-\d{0,15}$/,
  'if-none-match': /^(?:W\/)?"[\w.:+/=-]{0,100}"$/,
  'if-modified-since': /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
};

export interface Upload {
  response: Response;
  /** The type that it is served with; null for one that is not served. */
  type: string | null;
  body: AsyncIterable<Uint8Array> | null;
  /** Closes the connection of a body that is not read. */
  discard(): void;
}

function forwardedHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(FORWARDED).flatMap(([name, form]) => {
      const value = request.headers[name];
      return typeof value === 'string' && form.test(value) ? [[name, value]] : [];
    }),
  );
}

/** Yields a picture's bytes, and aborts when WordPress stalls. The time that the visitor takes to read does not count. */
async function* withStallTimeout(body: AsyncIterable<Uint8Array>, end: AbortController): AsyncGenerator<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void =>
    void (timer = setTimeout(() => end.abort(new Error('the connection stalled')), UPSTREAM_TIMEOUT_MS));
  const tooSlow = (): void => end.abort(new Error('the picture took too long'));
  const whole = currentRequest()?.picture && setTimeout(tooSlow, PICTURE_TIMEOUT_MS);
  try {
    wait();
    for await (const chunk of body) {
      clearTimeout(timer);
      yield chunk;
      wait();
    }
  } finally {
    clearTimeout(timer);
    clearTimeout(whole);
  }
}

/** Returns the body. Pictures have a stall timeout, and complete ones are stored (decision 0012). */
function bodyOf(
  body: AsyncIterable<Uint8Array> | null,
  { status, headers }: Response,
  { type, path, end }: { type: string; path: string; end: AbortController },
): AsyncIterable<Uint8Array> | null {
  if (!body || !type.startsWith('image/')) return body;
  const picture = withStallTimeout(body, end);
  return status === 200
    ? storeWhileStreaming(picture, path, {
        type,
        etag: headers.get('etag') ?? undefined,
        lastModified: headers.get('last-modified') ?? undefined,
      })
    : picture;
}

/** Returns the type and the body of a file to serve; both null when it is none. */
async function contentOf(
  response: Response,
  path: string,
  end: AbortController,
): Promise<Pick<Upload, 'type' | 'body'>> {
  const header = response.headers.get('content-type');
  const ofName = typeOfName(header, path);
  const type = ofName ?? servedType(header);
  if (type === null) return { type, body: null };
  // Part of a file does not show how the file begins.
  if (ofName === null || response.status !== 200 || response.body === null)
    return { type, body: bodyOf(response.body, response, { type, path, end }) };
  const checked = await checkedBody(response.body, ofName);
  if (!checked) return { type: null, body: null };
  return { type: checked.type, body: bodyOf(checked.body, response, { type: checked.type, path, end }) };
}

/** Requests a file with the visitor's conditional and range headers; null without an answer in 7 s. */
export async function fetchUpload(
  path: string,
  sources: readonly MediaSource[],
  request: IncomingMessage,
  visitor: ServerResponse,
): Promise<Upload | null> {
  // Not the upstream client's signal, which would abort a long video.
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(new Error('no answer in time')), UPSTREAM_TIMEOUT_MS);
  try {
    const init = {
      method: request.method,
      headers: forwardedHeaders(request),
      signal: end.signal,
    } as const;
    const response = await requestFile(sources, init);
    // Not earlier: it would count as a failure of WordPress.
    const leave = (): void => end.abort(new Error('the visitor left'));
    if (visitor.destroyed) leave();
    else visitor.once('close', leave);
    return { response, ...(await contentOf(response, path, end)), discard: () => end.abort() };
  } catch (error) {
    // The upstream client has logged an open breaker once.
    if (!(error instanceof NotSentError)) log('warn', 'media', `${path} could not be fetched`, error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
