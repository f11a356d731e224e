import type { EditForm, EditInput, EditedType } from '../../editing/types';
import { fieldsOf } from '../../fields/model';
import { sentValues } from './field-input';
import { count, oneOf, text } from './sent';

/** The action of an edit form's button. */
export type Step = 'save' | 'preview' | 'publish' | 'update' | 'switch-to-draft' | 'trash';

/** Returns the action of the clicked button; without one, a draft is saved, as by WordPress's return key. */
export function stepOf(sent: URLSearchParams, isLive: boolean): Step {
  if (sent.get('wp-preview') === 'dopreview') return 'preview';
  if (sent.has('trash')) return 'trash';
  if (sent.has('switch-to-draft')) return 'switch-to-draft';
  if (isLive) return 'update';
  return sent.has('publish') ? 'publish' : 'save';
}

/** Whether visitors see it, will see it when it is due, or editors see it as published. */
export const isLive = (status: EditForm['status']): boolean => ['publish', 'future', 'private'].includes(status);

/** The edit form's fields as they were sent; what it did not have stays as it is. */
export function sentInput(sent: URLSearchParams, id: number | null, type: EditedType, now: string): EditInput {
  return {
    id,
    type,
    version: text(sent, 'version') || undefined,
    title: text(sent, 'post_title'),
    content: text(sent, 'content'),
    slug: text(sent, 'post_name')?.trim(),
    date: sentDate(sent, now),
    parentId: count(sent.get('parent_id')) ?? undefined,
    values: sentValues(sent, fieldsOf(type)),
  };
}

/** The state that goes with a step: what the form chose where the step leaves a choice. */
export function statusFor(step: Step, sent: URLSearchParams): EditInput['status'] {
  const isPrivate = sent.get('visibility') === 'private';
  if (step === 'switch-to-draft') return 'draft';
  if (step === 'publish') return isPrivate ? 'private' : 'publish';
  if (step === 'update') return sent.has('visibility') ? (isPrivate ? 'private' : 'publish') : undefined;
  return oneOf(['draft', 'pending'], sent.get('post_status'));
}

/** The field has no seconds: one that was left alone must not cut them off. A field that was emptied means now. */
function sentDate(sent: URLSearchParams, now: string): string | undefined {
  const date = sent.get('post_date')?.trim();
  if (date === undefined || date === (sent.get('post_date_shown') ?? '')) return undefined;
  return date || now;
}

/** Returns the date field's value: a draft without a future date is published now. */
export const shownDate = ({ status, date }: Pick<EditForm, 'status' | 'date'>, now: string): string =>
  isLive(status) || date > now ? date.slice(0, 16) : '';
