import type { CommentFailure } from '@footbridge/bridge/pages/comments/answer';
import type { CommentField, FieldProblem } from '@footbridge/bridge/pages/comments/fields';

/** Messages of the failures. */
export const FAILURES: Record<Exclude<CommentFailure, 'other'>, string> = {
  closed: 'Comments were closed here in the meantime. Nothing was sent; your words are still below.',
  duplicate: 'You have already posted that. We received it the first time. Change the text to add something.',
  'too-fast': 'Comments are arriving too quickly. Wait a few minutes and send it again; your words are still here.',
  foreign: 'We couldn’t confirm that this came from our page. Please write and send it here.',
  'too-large': 'The comment was too long to be sent. Please make it shorter.',
  'too-slow': 'Your connection was too slow to send the comment. Please write and send it again.',
  unavailable: 'We can’t take comments right now. Your words are still here. Please send them again in a minute.',
};

const FIELDS: Record<CommentField, string> = { author: 'name', email: 'email address', comment: 'comment' };

/** Returns the error message of a field. */
export function fieldError(field: CommentField, problem: FieldProblem): string {
  const name = FIELDS[field];
  if (problem === 'missing') return `Enter your ${name}.`;
  if (problem === 'too-long') return `Your ${name} is too long: make it shorter.`;
  return field === 'email' ? 'Enter an email address, such as name@example.com.' : `Check your ${name}.`;
}

export const SENT = {
  waiting: {
    title: 'Thank you for your comment',
    text: 'It is waiting for approval and will appear after we have read it.',
  },
  published: {
    title: 'Thank you for your comment',
    text: 'It has been published and will appear on the page shortly.',
  },
} as const;
