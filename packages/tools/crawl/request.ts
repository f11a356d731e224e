import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { withWordPressHeaders } from '@footbridge/bridge/wordpress/upstream/send';
import { failureReason, Problem } from '../process/problem';

const TIMEOUT_MS = 30_000;
const MAX_WAIT_S = 10;
const MS_PER_S = 1000;
/** Busy, or limited: requested once more. */
const BUSY = new Set([429, 503]);
/** No page of a site is as long; a server may send without an end. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Where JSON may begin after a plugin's output: so many places are tried. */
const MAX_STARTS = 20;

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8', 0, MAX_BYTES);
}

/** Requests an address of WordPress or of the site, without following redirects; a busy server is requested once more. */
export async function request(url: string, init: RequestInit): Promise<Reply> {
  for (let isRetry = false; ; isRetry = true) {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { status, headers } = response;
    const text = await readBody(response);
    if (isRetry || !BUSY.has(status)) return { status, headers, text };
    // A date in place of seconds is no number.
    const wait = Number(headers.get('retry-after') ?? 1);
    await sleep(MS_PER_S * (wait >= 0 ? Math.min(wait, MAX_WAIT_S) : 1));
  }
}

export async function requestWordPress(wordpress: string, path: string, init: RequestInit = {}): Promise<Reply> {
  try {
    return await request(wordpress + path, withWordPressHeaders(init));
  } catch (error) {
    throw new Problem(`${wordpress} does not answer (${failureReason(error, TIMEOUT_MS)}).`);
  }
}

export function requestRoute(wordpress: string, route: string, init?: RequestInit): Promise<Reply> {
  const [path = '', query = ''] = route.split('?');
  return requestWordPress(wordpress, `/index.php?rest_route=${path}${query ? `&${query}` : ''}`, init);
}

export function parseReply<Value>(text: string, what: string, schema: z.ZodType<Value>): Value {
  const { data, error } = schema.safeParse(readJson(text, what));
  if (error) throw new Problem(`${what} has another form than WordPress’s: ${z.prettifyError(error)}`);
  return data;
}

/** Returns the value of a JSON text, which warnings of PHP or a plugin's HTML may precede. @throws Problem if there is none */
export function readJson(text: string, what: string): unknown {
  let start = 0;
  for (let tries = 0; tries < MAX_STARTS && start >= 0; tries += 1) {
    try {
      return JSON.parse(text.slice(start));
    } catch {
      const next = text.slice(start + 1).search(/[[{]/);
      start = next < 0 ? -1 : start + 1 + next;
    }
  }
  throw new Problem(`${what} is no JSON. It begins with: ${text.slice(0, 80).replaceAll(/\s+/g, ' ')}`);
}
