import { allCommentsView, commentPath, commentView } from '../shared/comments';
import { pageInfo } from '../shared/page-info';
import { plainTitle } from '../shared/text';

import type { CommentFailure, CommentState } from '@footbridge/bridge/pages/comments/answer';
import type { CommentField, FieldProblem } from '@footbridge/bridge/pages/comments/fields';
import type { CommentTarget } from '@footbridge/bridge/pages/comments/target';
import type { PageInfo, TransformTools } from '@footbridge/bridge/wordpress/types';
import type { CommentFormView } from '@/components/Comments/CommentForm';
import type { CommentFieldsFragment } from '@/gql/graphql';
import type { DiscussionView, CommentPageView } from './views';

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
function fieldError(field: CommentField, problem: FieldProblem): string {
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

const NAMES: CommentField[] = ['author', 'email', 'comment'];

function formView(post: number, { parent, typed, problems, failure, words }: CommentState): CommentFormView {
  const errors = NAMES.flatMap((name) => (problems[name] ? [[name, fieldError(name, problems[name])]] : []));
  return {
    action: commentPath(post),
    ...(parent ? { parent } : {}),
    ...(typed ? { typed } : {}),
    errors: Object.fromEntries(errors),
    ...(failure ? { failure: failure === 'other' ? words : FAILURES[failure] } : {}),
  };
}

/** Transforms the page of the comment form: empty, with errors, or accepted. */
export function transformComment(
  post: number,
  state: CommentState,
  tools: TransformTools,
): { page: PageInfo; view: CommentPageView } {
  const { target, sent } = state;
  const title = target ? plainTitle(target.title, tools) : '';
  const url = tools.link(target?.uri);
  const back = url ? { title: title || 'the page', url } : null;
  const view = {
    title: sent ? SENT[sent].title : `Your comment${title ? ` on “${title}”` : ''}`,
    intro: sent ? SENT[sent].text : '',
    trail: back ? [back] : [],
    back,
    answered: !sent && target?.answered ? commentView(target.answered, 1, { tools, post, isOpen: false }) : null,
    form: sent || (target && !target.isOpen && !state.typed) ? null : formView(post, state),
  };
  const wasRefused = state.failure !== null || Object.keys(state.problems).length > 0;
  return { page: aside(target?.uri, wasRefused ? `Not sent: ${view.title}` : view.title, tools), view };
}

/** Returns the page info of a page that is not indexed. */
function aside(uri: string | undefined, title: string, tools: TransformTools): PageInfo {
  const info = pageInfo({ uri, title }, tools);
  return { ...info, head: { ...info.head, noindex: true } };
}

/** Transforms a page of a long discussion. */
export function transformDiscussion(
  { id, title, uri, isOpen }: CommentTarget,
  nodes: CommentFieldsFragment[],
  tools: TransformTools,
  page: number | null,
): { page: PageInfo; view: DiscussionView } {
  const name = plainTitle(title, tools);
  const view = {
    title: `All comments on “${name}”`,
    trail: [{ title: name, url: tools.link(uri) ?? '/' }],
    comments: allCommentsView(id, nodes, isOpen, tools, page),
  };
  return { page: aside(uri, view.title, tools), view };
}
