import type { EditForm, EditedType, FieldError } from '../../editing/types';
import { initialValues } from '../../fields/field';
import { fieldsOf } from '../../fields/model';
import type { Desk } from '../desk';
import { renderPage } from '../render';
import { EditFields } from '../ui/EditFields';
import { EditMessages } from '../ui/EditMessages';
import { LivePreview } from '../ui/LivePreview';
import { Page } from '../ui/Page';
import { PublishBox } from '../ui/PublishBox';
import { NonceField } from '../ui/NonceField';
import { listAddress, TYPE_WORDS } from '../words';

/** An edit form to render. */
export interface EditorView {
  form: EditForm;
  /** Of the form itself: the same when it is sent twice. */
  name: string;
  errors: FieldError[];
  /** What another user saved since the form was rendered. */
  meanwhile?: EditForm | undefined;
  /** The choices in the box with the buttons, where a form is rendered again. */
  chosen?: { date: string | null; visibility: string | null; saveAs: string | null };
  /** The unpublished changes are in the form, not what is published. */
  isAutosave?: boolean;
}

/** The form of one that is not there yet: it has number 0. */
export const emptyForm = (type: EditedType, date: string): EditForm => ({
  id: 0,
  type,
  status: 'draft',
  title: '',
  content: '',
  slug: '',
  date,
  modified: '',
  parentId: 0,
  values: initialValues(fieldsOf(type)),
  version: '',
  autosave: null,
  viewUrl: null,
  previewUrl: '',
  editedBy: null,
});

/** Returns the page with the edit form: the last action's result, the fields, and the box with the buttons. */
export function renderEditor(desk: Desk, view: EditorView, status = 200) {
  const { form, name, errors } = view;
  const { one } = TYPE_WORDS[form.type];
  const isNew = form.id === 0;
  const title = `${isNew ? 'Add' : 'Edit'} ${one}`;
  const action = isNew ? undefined : { href: `/wp-admin/post-new.php?post_type=${form.type}`, name: `Add ${one}` };
  return renderPage(
    <Page
      desk={desk}
      title={errors.length > 0 ? `Error: ${title}` : title}
      here={listAddress(form.type)}
      action={action}
      viewUrl={form.viewUrl}
    >
      <EditMessages desk={desk} view={view} />
      <form method="post" action="/wp-admin/post.php" className="editor" id="edit-form">
        {/* The return key presses the first button: a disabled one keeps it from publishing what is half typed. */}
        <button type="submit" disabled hidden aria-hidden="true" />
        <NonceField desk={desk} action={isNew ? `add-${form.type}` : `update-post_${form.id}`} />
        <input type="hidden" name="form" value={name} />
        <input type="hidden" name="post_type" value={form.type} />
        <input type="hidden" name="post_ID" value={isNew ? '' : form.id} />
        <input type="hidden" name="version" value={form.version} />
        <EditFields desk={desk} form={form} errors={errors} />
        <PublishBox desk={desk} view={view} />
      </form>
      <LivePreview desk={desk} />
    </Page>,
    status,
  );
}
