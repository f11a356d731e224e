import { clientAddress } from '../../platform/request/client-address';
import { sharedRateLimit } from '../../platform/request/rate-limit';
import { readForm } from '../../platform/request/read-form';
import { hideFromSearch } from '../../platform/headers/search-engines';
import { cleanPath } from '../../wordpress/url/path';
import { rememberedPassword, UNLOCK_ROOT, postPasswordCookie } from './cookie';
import { loadLocked, type LockedPage } from './load-locked';
import { theme } from '../../wordpress/theme';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageOutcome } from '../page/outcome';
import type { Template } from '../../wordpress/types';

/** Why a password did not open a page; 'closed': this WordPress opens no such page over REST. */
export type PostPasswordFailure = 'wrong' | 'too-many' | 'too-slow' | 'foreign' | 'closed';

/** WordPress's maximum. Percent-encoded, a character may take twelve bytes. */
const MAX_PASSWORD_LENGTH = 255;
const MAX_BODY_BYTES = 4096;
const limits = sharedRateLimit({ name: 'unlock', max: 10, windowMs: 10 * 60 * 1000 });

type Page = Extract<PageOutcome, { kind: 'page' }>;

export type PostPasswordAnswer =
  | { kind: 'page'; page: Page; failure: PostPasswordFailure | null }
  | { kind: 'redirect'; destination: string }
  | { kind: 'not-found' };

type Request = IncomingMessage & { cookies: Partial<Record<string, string>> };

const STATUS: Record<PostPasswordFailure, number> = {
  wrong: 403,
  'too-many': 429,
  'too-slow': 408,
  foreign: 403,
  closed: 200,
};

function refuse(response: ServerResponse, { page }: LockedPage, failure: PostPasswordFailure): PostPasswordAnswer {
  response.statusCode = STATUS[failure];
  if (failure === 'too-slow') response.setHeader('Connection', 'close');
  return { kind: 'page', page, failure };
}

/** Checks a password. A right one sets the cookie and redirects to the opened page, so that a reload does not send it again. */
async function tryPassword(
  request: Request,
  response: ServerResponse,
  locked: LockedPage,
  path: string,
): Promise<PostPasswordAnswer> {
  const form = await readForm(request, MAX_BODY_BYTES);
  if (form.kind === 'foreign' || form.kind === 'too-slow') return refuse(response, locked, form.kind);
  const password = form.kind === 'form' ? (form.fields.get('password') ?? '') : '';
  if (!password || password.length > MAX_PASSWORD_LENGTH) return refuse(response, locked, 'wrong');
  const address = clientAddress(request);
  if (!(await limits.take(address))) return refuse(response, locked, 'too-many');
  const opened = await locked.open(password).catch(async (error: unknown) => {
    // An outage must not count as a wrong password.
    await limits.refund(address);
    throw error;
  });
  if (opened === 'wrong' || opened === 'closed') return refuse(response, locked, opened);
  await limits.refund(address);
  response.setHeader('Set-Cookie', postPasswordCookie(request, password));
  return { kind: 'redirect', destination: `${UNLOCK_ROOT}${path}` };
}

/**
 * Answers `/unlock/<path>/`: POST checks a password, GET shows the page or the form. Stores and logs nothing of it.
 * @throws UpstreamError
 */
export async function answerPostPassword(
  request: Request,
  response: ServerResponse,
  segments: string[],
  templates: Readonly<Record<string, Template>> = theme().templates,
): Promise<PostPasswordAnswer> {
  response.setHeader('Cache-Control', 'private, no-store');
  hideFromSearch(response);
  const path = cleanPath(segments);
  if (path === null) return { kind: 'not-found' };
  const locked = await loadLocked(path, templates);
  // No longer protected, moved, or missing: the public address answers.
  if (!locked) return { kind: 'redirect', destination: path };
  if (request.method === 'POST') return tryPassword(request, response, locked, path);
  const password = rememberedPassword(request);
  const opened = password === null ? 'wrong' : await locked.open(password);
  if (opened === 'no-part')
    return { kind: 'redirect', destination: `${UNLOCK_ROOT}${path.replace(/(?<!\d)\d+\/$/, '')}` };
  if (typeof opened === 'string')
    return { kind: 'page', page: locked.page, failure: opened === 'closed' ? 'closed' : null };
  // The head is for search engines and link previews, which have no password.
  const head = { ...opened.page.head, description: '', image: null, noindex: true };
  return { kind: 'page', page: { ...opened, page: { ...opened.page, head } }, failure: null };
}
