import { createHash } from 'node:crypto';

import { hideFromSearch } from '../../platform/headers/search-engines';
import { log } from '../../platform/log';
import { isUpstreamError } from '../../platform/upstream-error';
import { redirectLocation } from '../../wordpress/url/location';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** For CDNs. A longer stale-while-revalidate would serve yesterday's feed to a client that comes once a day. */
const CACHE_CONTROL = 'public, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400';
const RETRY_AFTER_S = '60';
const NO_DOCUMENT = 'There is no such document.';

export interface DocumentAnswer {
  kind: 'document';
  text: string;
  /** `application/rss+xml` … */
  type: string;
  /** Modification time of its newest content; null if not known. */
  modified: Date | null;
  cacheControl?: string;
  isHidden?: true;
}

export type DocumentResult = DocumentAnswer | { kind: 'not-found' } | { kind: 'redirect'; destination: string };
/** The client's address exceeded its rate limit. */
export interface TooMany {
  kind: 'too-many';
  retryAfterS: number;
}

function sendText(response: ServerResponse, status: number, sentence: string): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store').setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(`${sentence}\n`);
}

/** Returns whether the client has this version: by ETag if it sent one, else by date (RFC 9110, 13.2.2). */
function isNotModified(request: IncomingMessage, etag: string, modified: Date | null): boolean {
  const tags = request.headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return modified !== null && !Number.isNaN(since) && Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { text, type, modified, cacheControl = CACHE_CONTROL, isHidden }: DocumentAnswer,
): void {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  // Weak, because a proxy may compress the response.
  response.setHeader('Cache-Control', cacheControl).setHeader('ETag', `W/${etag}`);
  if (isHidden) hideFromSearch(response);
  if (modified) response.setHeader('Last-Modified', modified.toUTCString());
  if (isNotModified(request, etag, modified)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Type', `${type}; charset=utf-8`).setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** Removes search terms, which must not be logged. */
const withoutSearchTerms = (address = ''): string => address.replace(/(search(?:\/|%2F)).*/i, '$1…');

function redirect(response: ServerResponse, destination: string): void {
  const location = redirectLocation(destination);
  if (location === null) return sendText(response, 404, NO_DOCUMENT);
  response.statusCode = 308;
  response.setHeader('Cache-Control', CACHE_CONTROL).setHeader('Location', location).end();
}

/**
 * Sends the document that `load` returns: 200 or 304, 404, a redirect, 405, 429, 503 when WordPress fails. Errors are plain
 * text.
 */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  load: () => Promise<DocumentResult | TooMany>,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response.setHeader('Allow', 'GET, HEAD'), 405, 'Only GET and HEAD are allowed here.');
    return;
  }
  try {
    const answer = await load();
    if (answer.kind === 'document') send(request, response, answer);
    else if (answer.kind === 'redirect') redirect(response, answer.destination);
    else if (answer.kind === 'too-many')
      sendText(
        response.setHeader('Retry-After', answer.retryAfterS),
        429,
        'Too many requests came from your connection. Please try again in a minute.',
      );
    else sendText(response, 404, NO_DOCUMENT);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('error', 'feeds', `${withoutSearchTerms(request.url)} could not be created`, error);
    sendText(
      response.setHeader('Retry-After', RETRY_AFTER_S),
      503,
      'This document is not available right now. Please try again in a minute.',
    );
  }
}
