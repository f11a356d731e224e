import {
  EDITED_TYPES,
  type EditForm,
  type EditInput,
  type EditedType,
  type FieldError,
  type Outcome,
} from '../../editing/types';
import { fieldsOf } from '../../fields/model';
import type { Desk } from '../desk';
import { isLive, sentInput, statusFor, stepOf, type Step } from '../form/edit-input';
import { sentValues } from '../form/field-input';
import { count, oneOf } from '../form/sent';
import { goTo } from '../render';
import { editAddress } from '../words';
import { renderEditor, emptyForm, type EditorView } from './editor';
import { foreignForm, unknownPage, conflict } from './refusals';
import { confirmFirst, take } from './steps';

/** /wp-admin/post-new.php: an empty form. Nothing is created before it is sent, to post.php. */
export function newPost(desk: Desk) {
  const type = oneOf(EDITED_TYPES, desk.query.get('post_type') ?? 'post');
  if (!type || desk.isPost) return unknownPage(desk, 'Sorry, there is no such kind of content here.');
  return renderEditor(desk, { form: emptyForm(type, desk.now), name: desk.forms.name(), errors: [] });
}

/** /wp-admin/post.php: the form of one, and everything that forms do to one. */
export function editPost(desk: Desk) {
  if (desk.isPost)
    return ['trash', 'untrash', 'delete'].includes(desk.sent.get('action') ?? '') ? take(desk) : save(desk);
  const id = count(desk.query.get('post'));
  const form = id === null ? null : desk.edits.form(id);
  if (!form) return unknownPage(desk, 'You attempted to edit an item that does not exist. Perhaps it was deleted?');
  const action = desk.query.get('action') ?? 'edit';
  if (action === 'trash' || action === 'delete') return confirmFirst(desk, form, action);
  if (form.status === 'trash') return inTrash(desk);
  if (action === 'preview') return goTo(form.previewUrl);
  const { autosave } = form;
  const isAutosave = autosave !== null && desk.query.has('autosave');
  const { by: _by, savedAt: _savedAt, ...changed } = autosave ?? {};
  return renderEditor(desk, {
    form: isAutosave ? { ...form, ...changed } : form,
    name: desk.forms.name(),
    errors: [],
    isAutosave,
  });
}

const inTrash = (desk: Desk) =>
  conflict(desk, 'You can’t edit this item because it is in the Trash. Please restore it and try again.');

function save(desk: Desk) {
  const { edits, sent, session, forms } = desk;
  const name = sent.get('form') ?? '';
  const own = session.user.slug;
  const sentId = count(sent.get('post_ID'));
  const made = forms.recall(own, name);
  // A new one's form does not learn its number when Preview opens beside it, or when it is sent twice.
  const id = sentId ?? made?.id ?? null;
  const current = id === null ? null : edits.form(id);
  const type = current?.type ?? oneOf(EDITED_TYPES, sent.get('post_type'));
  if ((id !== null && !current) || !type)
    return unknownPage(desk, 'You attempted to edit an item that does not exist. Perhaps it was deleted?');
  const age = desk.nonceAge(sentId === null ? `add-${type}` : `update-post_${sentId}`, sent.get('_wpnonce') ?? '');
  if (age === 'foreign') return foreignForm(desk);
  if (current?.status === 'trash') return inTrash(desk);

  const step = stepOf(sent, current !== null && isLive(current.status));
  const typed = sentInput(sent, id, type, desk.now);
  const input: EditInput = {
    ...typed,
    version: made && made.id === id ? made.version : typed.version,
    status: statusFor(step, sent),
  };
  const outcome = age === 'expired' ? EXPIRED : run(desk, step, input);
  if (!outcome.ok) return renderEditor(desk, renderAgain(desk, input, current, outcome.errors, name), 422);
  forms.store(own, name, outcome.value);
  if (step === 'preview') return goTo(outcome.value.previewUrl);
  return goTo(
    step === 'trash'
      ? `/wp-admin/edit.php?post_type=${type}&trashed=1&ids=${outcome.value.id}`
      : `${editAddress(outcome.value.id)}&message=${messageFor(outcome.value, current)}`,
  );
}

const EXPIRED: Outcome<never> = {
  ok: false,
  errors: [
    {
      field: 'form',
      message:
        'The form was open for more than a day, so it was not saved. Look whether it is still right, and save it again.',
    },
  ],
};

/** Runs the button's action. A trashed post has no form any more, only its last version. */
function run(
  { edits, session: { user } }: Desk,
  step: Step,
  input: EditInput,
): Outcome<EditForm | { id: number; version: string; previewUrl: string; status: 'trash' }> {
  if (step === 'preview') return edits.preview(input, user);
  if (step === 'save') return edits.saveDraft(input, user);
  if (step === 'publish') return edits.publish(input, user);
  if (step !== 'trash') return edits.update(input, user);
  if (input.id === null)
    return {
      ok: false,
      errors: [{ field: 'form', message: 'It was not saved yet: there is nothing to move to the Trash.' }],
    };
  const outcome = edits.trash(input.id, user);
  return outcome.ok
    ? { ok: true, value: { id: outcome.value.id, version: '', previewUrl: '', status: 'trash' } }
    : outcome;
}

/** Returns WordPress's number for the message about the action. */
function messageFor({ status }: { status: EditForm['status'] }, before: EditForm | null): number {
  if (status === 'draft') return 10;
  if (status === 'pending') return 8;
  if (status === 'future') return 9;
  return before && isLive(before.status) && before.status !== 'future' ? 1 : 6;
}

/**
 * Returns the form with everything typed. If another user saved first, their version is shown beside it, and the next
 * save is a choice.
 */
function renderAgain(
  { edits, forms, sent }: Desk,
  input: EditInput,
  current: EditForm | null,
  errors: FieldError[],
  name: string,
): EditorView {
  const { id, type, version, title, content, slug, date, parentId } = input;
  const typed = sentValues(sent, fieldsOf(type));
  const base = current ?? emptyForm(type satisfies EditedType, date ?? '');
  const now = id === null ? null : edits.form(id);
  const isChanged = now !== null && version !== undefined && now.version !== version;
  return {
    form: {
      ...base,
      version: now?.version ?? '',
      title: title ?? base.title,
      content: content ?? base.content,
      slug: slug ?? base.slug,
      date: date ?? base.date,
      parentId: parentId ?? base.parentId,
      values: { ...base.values, ...typed },
    },
    // With its old name the form would go on to know what it saved itself, and overwrite the other's without a word.
    name: isChanged ? forms.name() : name,
    errors,
    meanwhile: isChanged ? now : undefined,
    chosen: { date: sent.get('post_date'), visibility: sent.get('visibility'), saveAs: sent.get('post_status') },
  };
}
