import { clientAddress } from '../../platform/request/client-address';
import { sharedRateLimit } from '../../platform/request/rate-limit';
import { readForm } from '../../platform/request/read-form';
import { hideFromSearch } from '../../platform/headers/search-engines';
import { log } from '../../platform/log';
import { isUpstreamError } from '../../platform/upstream-error';
import {
  fieldProblems,
  idOf,
  isTrapped,
  MAX_BODY_BYTES,
  typedIn,
  type CommentField,
  type FieldProblem,
  type Typed,
} from './fields';
import { sendComment, type Refusal } from './send';
import { loadTarget, type CommentTarget } from './target';

import type { IncomingMessage, ServerResponse } from 'node:http';

export type CommentFailure =
  | Exclude<Refusal, 'author' | 'email'>
  | 'foreign'
  | 'too-large'
  | 'too-slow'
  | 'unavailable';
export type Sent = 'waiting' | 'published';

export interface CommentState {
  /** Null only when WordPress was unreachable and the typed comment is returned. */
  target: CommentTarget | null;
  parent: number | null;
  sent: Sent | null;
  typed: Typed | null;
  problems: Partial<Record<CommentField, FieldProblem>>;
  failure: CommentFailure | null;
  /** WordPress's message for the failure 'other'. */
  words: string;
}

export type CommentAnswer =
  | { kind: 'state'; state: CommentState }
  | { kind: 'redirect'; destination: string }
  | { kind: 'not-found' };

const STATUS: Record<CommentFailure, number> = {
  closed: 403,
  duplicate: 409,
  'too-fast': 429,
  other: 403,
  foreign: 403,
  'too-large': 413,
  'too-slow': 408,
  unavailable: 503,
};
const limits = sharedRateLimit({ name: 'comment', max: 5, windowMs: 10 * 60 * 1000 });

const emptyState: CommentState = {
  target: null,
  parent: null,
  sent: null,
  typed: null,
  problems: {},
  failure: null,
  words: '',
};

/** Returns the target, or 'unavailable' during an outage, so that the typed comment is not lost. */
async function targetOrUnavailable(id: number, parent: number | null): Promise<CommentTarget | null | 'unavailable'> {
  try {
    return await loadTarget(id, parent);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return 'unavailable';
  }
}

type Attempt = Partial<CommentState>;

async function send(id: number, typed: Typed, parent: number | null): Promise<Attempt> {
  try {
    const result = await sendComment(id, { ...typed, parent });
    if (result.kind !== 'refused') return { sent: result.kind };
    const { reason, words } = result;
    if (reason === 'author' || reason === 'email') return { problems: { [reason]: 'invalid' } };
    return { failure: reason, words };
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'comments', 'a comment could not be sent to WordPress', error);
    return { failure: 'unavailable' };
  }
}

const known = (target: CommentTarget | 'unavailable'): CommentTarget | null =>
  target === 'unavailable' ? null : target;

async function answerUnread(id: number, failure: CommentFailure): Promise<CommentAnswer> {
  const target = await targetOrUnavailable(id, null);
  return target ? { kind: 'state', state: { ...emptyState, target: known(target), failure } } : { kind: 'not-found' };
}

async function answerForm(request: IncomingMessage, id: number, form: URLSearchParams): Promise<CommentAnswer> {
  const typed = typedIn(form);
  const requestedParent = idOf(form.get('parent'));
  const done = (sent: Sent): CommentAnswer => ({ kind: 'redirect', destination: `/comment/${id}/?sent=${sent}` });
  if (isTrapped(form)) return done('waiting');
  const target = await targetOrUnavailable(id, requestedParent);
  if (target === null) return { kind: 'not-found' };
  const parent = target === 'unavailable' ? requestedParent : (target.answered?.databaseId ?? null);
  const again = (attempt: Attempt): CommentAnswer => ({
    kind: 'state',
    state: { ...emptyState, target: known(target), parent, typed, ...attempt },
  });
  if (target === 'unavailable') return again({ failure: 'unavailable' });
  const problems = fieldProblems(typed);
  if (Object.keys(problems).length > 0) return again({ problems });
  if (!target.isOpen) return again({ failure: 'closed' });
  const address = clientAddress(request);
  if (!(await limits.take(address))) return again({ failure: 'too-fast' });
  const attempt = await send(id, typed, parent);
  // The response requests a second submission.
  if (attempt.failure === 'unavailable') await limits.refund(address);
  return attempt.sent ? done(attempt.sent) : again(attempt);
}

async function answerPost(request: IncomingMessage, response: ServerResponse, id: number): Promise<CommentAnswer> {
  const form = await readForm(request, MAX_BODY_BYTES);
  if (form.kind === 'too-slow') response.setHeader('Connection', 'close');
  if (form.kind === 'form') return answerForm(request, id, form.fields);
  return answerUnread(id, form.kind === 'unreadable' ? 'foreign' : form.kind);
}

function sentIn(query: unknown): Sent | null {
  return query === 'waiting' || query === 'published' ? query : null;
}

/**
 * Answers `/comment/<post>/`: GET the form, POST sends a comment. Stores and logs nothing of it.
 * @throws UpstreamError for GET; a POST returns what was typed
 */
export async function answerComment(
  request: IncomingMessage,
  response: ServerResponse,
  query: Partial<Record<string, string | string[]>>,
): Promise<CommentAnswer> {
  response.setHeader('Cache-Control', 'private, no-store');
  hideFromSearch(response);
  const id = idOf(query.post);
  if (!id) return { kind: 'not-found' };
  if (request.method !== 'POST') {
    const target = await loadTarget(id, idOf(query.parent));
    if (!target) return { kind: 'not-found' };
    return {
      kind: 'state',
      state: { ...emptyState, target, parent: target.answered?.databaseId ?? null, sent: sentIn(query.sent) },
    };
  }
  const answer = await answerPost(request, response, id);
  if (answer.kind === 'state') {
    const { failure } = answer.state;
    response.statusCode = failure ? STATUS[failure] : 422;
    if (failure === 'unavailable') response.setHeader('Retry-After', '60');
  }
  return answer;
}
