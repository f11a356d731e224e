import { createHash } from 'node:crypto';

import { hideFromSearch } from '../../platform/headers/robots-tag';
import { log } from '../../platform/log';
import { isUpstreamError } from '../../platform/upstream-error';
import { redirectLocation } from '../../wordpress/url/location';

import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * As long as a CDN may give it out: new posts show within ten minutes, also to a reader who comes once a day, whom a longer
 * stale-while-revalidate would give yesterday's. While the site fails, a day.
 */
const CACHE_CONTROL = 'public, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400';
/** Seconds; as on pages. */
const RETRY_AFTER = '60';
const NO_DOCUMENT = 'There is no such document.';

export interface DocumentAnswer {
  kind: 'document';
  text: string;
  /** `application/rss+xml` … */
  type: string;
  /** When its newest content was changed; null where nothing tells. */
  modified: Date | null;
  /** What caches may do, where it is something else than with the others. */
  cacheControl?: string;
  /** No search engine shall show it by itself: what it names is what people look for. */
  isHidden?: true;
}

export type DocumentResult = DocumentAnswer | { kind: 'not-found' } | { kind: 'redirect'; destination: string };
/** Too many came from one address. */
export interface TooMany {
  kind: 'too-many';
  retryAfterS: number;
}

function say(response: ServerResponse, status: number, sentence: string): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store').setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(`${sentence}\n`);
}

/** Whether the reader has it already: by tag where one was sent, else by date (RFC 9110, 13.2.2). */
function hasIt(request: IncomingMessage, etag: string, modified: Date | null): boolean {
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
  // Weak, because the answer may be packed on its way.
  response.setHeader('Cache-Control', cacheControl).setHeader('ETag', `W/${etag}`);
  if (isHidden) hideFromSearch(response);
  if (modified) response.setHeader('Last-Modified', modified.toUTCString());
  if (hasIt(request, etag, modified)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Type', `${type}; charset=utf-8`).setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** What visitors search for is theirs: no log tells it. */
const withoutWords = (address = ''): string => address.replace(/(search(?:\/|%2F)).*/i, '$1…');

function redirect(response: ServerResponse, destination: string): void {
  const location = redirectLocation(destination);
  if (location === null) return say(response, 404, NO_DOCUMENT);
  response.statusCode = 308;
  response.setHeader('Cache-Control', CACHE_CONTROL).setHeader('Location', location).end();
}

/**
 * Answers a machine (feed reader, search engine, browser) with what `load` gives: 200 or 304, 404, a redirect; 405 for other
 * methods, 429 with Retry-After, 503 with Retry-After when WordPress fails. Errors are sentences.
 */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  load: () => Promise<DocumentResult | TooMany>,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    say(response.setHeader('Allow', 'GET, HEAD'), 405, 'Only GET and HEAD are answered here.');
    return;
  }
  try {
    const answer = await load();
    if (answer.kind === 'document') send(request, response, answer);
    else if (answer.kind === 'redirect') redirect(response, answer.destination);
    else if (answer.kind === 'too-many')
      say(
        response.setHeader('Retry-After', answer.retryAfterS),
        429,
        'Too many requests came from your connection. Please try again in a minute.',
      );
    else say(response, 404, NO_DOCUMENT);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('error', 'feeds', `${withoutWords(request.url)} could not be made`, error);
    say(
      response.setHeader('Retry-After', RETRY_AFTER),
      503,
      'This document is not available right now. Please try again in a minute.',
    );
  }
}
