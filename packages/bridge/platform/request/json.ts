import { parseJson } from '../json-limits';
import { contentType, readBody } from './read-body';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { UnreadBody } from '../current-request/context';

export interface ApiError {
  status: number;
  /** For programs: lower case, hyphens. */
  code: string;
  /** For people: one sentence. */
  message: string;
}

export const apiError = (status: number, code: string, message: string): ApiError => ({ status, code, message });

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store').setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('X-Content-Type-Options', 'nosniff').end(JSON.stringify(body));
}

/** Sends an error; after 408 the connection is closed, because the rest of the body is still to come. */
export function sendError(response: ServerResponse, { status, code, message }: ApiError): void {
  if (status === SLOW.status) response.setHeader('Connection', 'close');
  sendJson(response, status, { error: { code, message } });
}

/** Returns whether the request's method is allowed. If not, sends 405. */
export function allowsMethod(request: IncomingMessage, response: ServerResponse, methods: readonly string[]): boolean {
  if (methods.includes(request.method ?? '')) return true;
  const allowed = methods.join(', ');
  sendError(response.setHeader('Allow', allowed), apiError(405, 'method', `Only ${allowed} is allowed here.`));
  return false;
}

/** Ten times a lead, which is the largest. */
const BODY_LIMITS = { maxDepth: 32, maxValues: 5000 };

export type JsonBody = { value: unknown } | { error: ApiError };

export const TYPE = apiError(415, 'content-type', 'The body must be application/json.');
const SIZE = apiError(413, 'too-large', 'The body is larger than is allowed here.');
export const MALFORMED = apiError(400, 'malformed', 'The body does not have the expected form.');

const SLOW = apiError(408, 'too-slow', 'The body arrived too slowly.');

/** The answers to a body that could not be read. */
export const UNREAD: Readonly<Record<UnreadBody, ApiError>> = {
  'too-large': SIZE,
  'too-slow': SLOW,
  aborted: MALFORMED,
};

/** Returns the request's body as unvalidated JSON of a limited size and depth, or an error. */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<JsonBody> {
  if (contentType(request.headers) !== 'application/json') return { error: TYPE };
  const body = await readBody(request, maxBytes);
  if (typeof body === 'string') return { error: UNREAD[body] };
  try {
    return { value: parseJson(body, BODY_LIMITS) };
  } catch {
    return { error: MALFORMED };
  }
}
