import { escapeHtml } from '../../wordpress/html/escape';
import { apiError, sendError, type ApiError } from '../../platform/request/json';

import type { IncomingMessage, ServerResponse } from 'node:http';

export const PROBLEMS = {
  state: apiError(
    403,
    'state',
    'This sign-in was not begun in this browser, took too long, or was finished before. Begin it again.',
  ),
  code: apiError(
    403,
    'refused',
    'WordPress rejects this sign-in: its code is older than a minute, or not from it. Begin again.',
  ),
  foreign: apiError(403, 'foreign', 'Only pages of this site may send this.'),
  target: apiError(400, 'redirect-uri', 'A sign-in returns to pages of this site only.'),
  busy: apiError(429, 'too-many', 'Too many sign-ins came from your connection. Wait a minute.'),
  unknown: apiError(
    502,
    'bearer-unknown',
    'WordPress issued a token and then did not accept it. Its web server may remove the Authorization header: ask your administrator.',
  ),
  closed: apiError(
    503,
    'closed',
    'This site and WordPress do not know each other’s secret, so nobody can sign in here. Your administrator finds the reason in the site’s log.',
  ),
  outdated: apiError(
    503,
    'outdated',
    'Nobody can sign in: the FaustWP plugin in WordPress is too old to be safe. An administrator has to update it; Tools → Site Health there says to which version. A minute later you can sign in again.',
  ),
  upstream: apiError(503, 'upstream', 'WordPress does not answer. Try again in a minute.'),
  noEditor: apiError(403, 'no-editor', 'Only editors who are signed in here may do this.'),
  noRight: apiError(
    403,
    'no-right',
    'Your account may not do this: WordPress gives that right with manage_options or footbridge_clear_all.',
  ),
  missing: apiError(404, 'not-found', 'There is nothing at this address.'),
} as const satisfies Record<string, ApiError>;

const isNavigation = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-mode'] === 'navigate' ||
  (headers['sec-fetch-mode'] === undefined && (headers.accept ?? '').includes('text/html'));

const page = (
  message: string,
  again: string | null,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Not signed in</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:12vh auto;padding:0 1.5rem}</style></head>
<body><main><h1>Not signed in</h1><p>${escapeHtml(message)}</p><p>${again ? `<a href="${escapeHtml(again)}">Begin again</a> · ` : ''}<a href="/">Front page</a></p></main></body></html>`;

/** Sends an error: a page for a person, JSON for a script. @param again URL that begins the sign-in again */
export function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  problem: ApiError,
  again: string | null = null,
): void {
  if (!isNavigation(request)) return sendError(response, problem);
  response.statusCode = problem.status;
  response.setHeader('Cache-Control', 'no-store').setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('X-Content-Type-Options', 'nosniff').end(page(problem.message, again));
}
