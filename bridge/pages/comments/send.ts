import { getApolloClient } from '@faustwp/core';

import { CREATE_COMMENT } from '@/queries/comments';

import { plainText } from '../../wordpress/html/clean';
import { UpstreamError } from '../../platform/upstream-error';

import type { CommentFields } from './fields';

/** Why WordPress did not take a comment; 'other' comes in WordPress's own words. */
export type Refusal = 'closed' | 'duplicate' | 'too-fast' | 'author' | 'email' | 'other';

export type SendResult =
  | { kind: 'published' }
  | { kind: 'waiting' }
  | { kind: 'refused'; reason: Refusal; words: string };

/** WordPress tells in words only; on a site in another language they are passed on as they are. */
const REASONS: [RegExp, Refusal][] = [
  [/closed to comments|comments are closed/i, 'closed'],
  [/duplicate comment/i, 'duplicate'],
  [/too quickly/i, 'too-fast'],
  [/authorName|author name/i, 'author'],
  [/email/i, 'email'],
];

function refused(message: string): SendResult {
  if (/internal server error/i.test(message)) throw new UpstreamError('a comment was answered with an internal error');
  const words = plainText(message);
  return { kind: 'refused', reason: REASONS.find(([pattern]) => pattern.test(words))?.[1] ?? 'other', words };
}

/**
 * Hands a comment to WordPress, which checks it and decides whether it is shown at once. The visitor's address and
 * browser are not handed on: WordPress would keep them.
 * @throws UpstreamError when WordPress can't be reached, answers late or fails; the comment may then have arrived.
 */
export async function sendComment(
  post: number,
  { author, email, comment, parent }: CommentFields,
): Promise<SendResult> {
  const input = {
    commentOn: post,
    author,
    authorEmail: email,
    content: comment,
    ...(parent ? { parent: String(parent) } : {}),
  };
  const { data, errors } = await getApolloClient()
    .mutate({ mutation: CREATE_COMMENT, variables: { input }, errorPolicy: 'all', fetchPolicy: 'no-cache' })
    .catch(() => {
      // Without its cause, which holds what the visitor wrote.
      throw new UpstreamError('a comment could not be handed to WordPress');
    });
  const [error] = errors ?? [];
  if (error) return refused(error.message);
  if (!data?.createComment?.success) throw new UpstreamError('a comment was neither taken nor refused');
  return { kind: data.createComment.comment?.status === 'APPROVE' ? 'published' : 'waiting' };
}
