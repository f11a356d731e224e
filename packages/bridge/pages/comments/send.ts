import { getApolloClient } from '@faustwp/core';

import { CREATE_COMMENT_MUTATION } from './queries';

import { plainText } from '../../wordpress/html/clean';
import { withSignal } from '../../platform/current-request/context';
import { UpstreamError } from '../../platform/upstream-error';

import type { CommentFields } from './fields';

/** Why WordPress refused a comment; 'other' has WordPress's message. */
export type Refusal = 'closed' | 'duplicate' | 'too-fast' | 'author' | 'email' | 'other';

export type SendResult =
  | { kind: 'published' }
  | { kind: 'waiting' }
  | { kind: 'refused'; reason: Refusal; words: string };

/** WordPress's English messages. On a site in another language the message is shown as it is. */
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

/** Sends a comment without the visitor's IP address and user agent, which WordPress would store. @throws UpstreamError */
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
  // Not ended halfway when the visitor leaves: WordPress may have stored it already.
  const { data, errors } = await withSignal(undefined, () =>
    getApolloClient().mutate({
      mutation: CREATE_COMMENT_MUTATION,
      variables: { input },
      errorPolicy: 'all',
      fetchPolicy: 'no-cache',
    }),
  ).catch(() => {
    // Without its cause, which contains the comment.
    throw new UpstreamError('a comment could not be sent to WordPress');
  });
  const [error] = errors ?? [];
  if (error) return refused(error.message);
  if (!data?.createComment?.success) throw new UpstreamError('a comment was neither accepted nor refused');
  return { kind: data.createComment.comment?.status === 'APPROVE' ? 'published' : 'waiting' };
}
