import { wordPressUrl } from '../../platform/env';
import { NotSentError, requestUpstream } from '../../wordpress/upstream/client';
import { UPSTREAM_TIMEOUT_MS } from '../../wordpress/upstream/limits';
import { log } from '../../platform/log';
import { timedResponse } from '../../wordpress/upstream/measure';
import { whileKept } from './originals';

import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * What a visitor's headers may hold to be passed on: a firewall could refuse anything else, and its refusal would be taken for
 * WordPress's word about the file.
 */
const PASSED_ON: Readonly<Record<string, RegExp>> = {
  range: /^bytes=\d{0,15}-\d{0,15}$/,
  'if-none-match': /^(?:W\/)?"[\w.:+/=-]{0,100}"$/,
  'if-modified-since': /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
};

/** What WordPress's web server answers. */
export interface Upload {
  answer: Response;
  /** Its bytes, as they come. */
  body: AsyncIterable<Uint8Array> | null;
}

function askedHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(PASSED_ON).flatMap(([name, form]) => {
      const value = request.headers[name];
      return typeof value === 'string' && form.test(value) ? [[name, value]] : [];
    }),
  );
}

/**
 * A picture's bytes; a WordPress that says nothing for so long in the midst of one has broken off. The optimizer would wait for
 * the rest without an end, and whoever wants that width with it. Counted while it is waited for, not while a visitor reads.
 */
async function* lively(body: AsyncIterable<Uint8Array>, end: AbortController): AsyncGenerator<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void =>
    void (timer = setTimeout(() => end.abort(new Error('the rest of it did not come')), UPSTREAM_TIMEOUT_MS));
  try {
    wait();
    for await (const chunk of body) {
      clearTimeout(timer);
      yield chunk;
      wait();
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Of a whole picture the bytes are kept on their way (decision 0027); how long a film takes is the visitor's line's to say. */
function bodyOf(
  { body, status, headers }: Response,
  path: string,
  end: AbortController,
): AsyncIterable<Uint8Array> | null {
  const type = headers.get('content-type') ?? '';
  if (!body || !type.startsWith('image/')) return body;
  const pictures = lively(body, end);
  return status === 200
    ? whileKept(pictures, path, {
        type,
        etag: headers.get('etag') ?? undefined,
        lastModified: headers.get('last-modified') ?? undefined,
      })
    : pictures;
}

/**
 * Asks for an upload, with what the visitor knows of it. In: its path below uploads. Who leaves ends it, also while WordPress
 * says nothing more.
 * @returns null when it did not begin to answer in 7 s, or could not be asked
 */
export async function fetchUpload(
  path: string,
  request: IncomingMessage,
  visitor: ServerResponse,
): Promise<Upload | null> {
  // Not the gate's own signal, which would end a film with the wait for its beginning.
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(new Error('no answer in time')), UPSTREAM_TIMEOUT_MS);
  try {
    const asked = {
      method: request.method,
      headers: askedHeaders(request),
      redirect: 'manual',
      signal: end.signal,
    } as const;
    const answer = await timedResponse('media', () =>
      requestUpstream(() => fetch(`${wordPressUrl()}/wp-content/uploads/${path}`, asked), { share: 'uploads' }),
    );
    // Not before: whoever leaves then would count as a failure of WordPress.
    const leave = (): void => end.abort(new Error('the visitor left'));
    if (visitor.destroyed) leave();
    else visitor.once('close', leave);
    return { answer, body: bodyOf(answer, path, end) };
  } catch (error) {
    // Of a WordPress that is spared the gate has said so, once for all.
    if (!(error instanceof NotSentError)) log('warn', 'media', `${path} could not be fetched`, error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
