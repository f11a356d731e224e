import { contentType } from './content-type';
import { readBody } from './read-body';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** What an API answers instead of data: `{ error: { code, message } }`. */
export interface ApiError {
  status: number;
  /** For programs: lower case, hyphens. */
  code: string;
  /** For people: one sentence. */
  message: string;
}

/** Answers with JSON that nobody may keep. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store').setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('X-Content-Type-Options', 'nosniff').end(JSON.stringify(body));
}

export function sendError(response: ServerResponse, { status, code, message }: ApiError): void {
  sendJson(response, status, { error: { code, message } });
}

/** Whether the method is one of these; if not, it has been answered with 405. */
export function allowsMethod(request: IncomingMessage, response: ServerResponse, methods: readonly string[]): boolean {
  if (methods.includes(request.method ?? '')) return true;
  const allowed = methods.join(', ');
  sendError(response.setHeader('Allow', allowed), {
    status: 405,
    code: 'method',
    message: `Only ${allowed} is answered here.`,
  });
  return false;
}

export type JsonBody = { value: unknown } | { error: ApiError };

const TYPE: ApiError = { status: 415, code: 'content-type', message: 'The body must be application/json.' };
const SIZE: ApiError = {
  status: 413,
  code: 'too-large',
  message: 'The body is larger than anything that is asked for here.',
};
export const MALFORMED: ApiError = {
  status: 400,
  code: 'malformed',
  message: 'The body is not what is asked for here.',
};

/** The JSON that a request brings, unchecked, or the answer for who sent none. */
export async function readJson(request: IncomingMessage, mostBytes: number): Promise<JsonBody> {
  if (contentType(request.headers) !== 'application/json') return { error: TYPE };
  const body = await readBody(request, mostBytes);
  if (body === 'too-large') return { error: SIZE };
  if (body === 'broken-off') return { error: MALFORMED };
  try {
    return { value: JSON.parse(body.toString('utf8')) };
  } catch {
    return { error: MALFORMED };
  }
}
