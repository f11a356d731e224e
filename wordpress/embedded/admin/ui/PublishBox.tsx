import type { Desk } from '../desk';
import { isLive, shownDate } from '../form/edit-input';
import type { EditorView } from '../screens/editor';
import { STATUS_WORDS, when } from '../words';
import { errorOf } from './EditFields';
import { Select, TextField } from './fields';

/** State and date, and the buttons: those of a draft, or those of what is published. */
export function PublishBox({ desk, view }: { desk: Desk; view: EditorView }) {
  const { form, errors, chosen } = view;
  const { id, status, modified, editedBy } = form;
  const live = isLive(status);
  const shown = shownDate({ status, date: id === 0 ? '' : (desk.edits.form(id)?.date ?? form.date) }, desk.now);
  return (
    <section className="panel publish" aria-labelledby="publish-box">
      <h2 id="publish-box">Publish</h2>
      <p>
        {'Status: '}
        <strong>{id === 0 ? 'New, not saved yet' : STATUS_WORDS[status]}</strong>
        {modified && (
          <>
            <br />
            <small>{`Last saved ${when(modified)}${editedBy ? ` by ${editedBy}` : ''}`}</small>
          </>
        )}
      </p>
      {!live && (
        <Select
          id="post_status"
          name="post_status"
          label="Save as"
          value={chosen?.saveAs ?? status}
          error={errorOf(errors, 'status')}
          options={[
            { value: 'draft', name: 'Draft' },
            { value: 'pending', name: 'Pending Review' },
          ]}
        />
      )}
      <Select
        id="visibility"
        name="visibility"
        label="Visibility"
        value={chosen?.visibility ?? (status === 'private' ? 'private' : 'public')}
        error={live ? errorOf(errors, 'status') : undefined}
        options={[
          { value: 'public', name: 'Public' },
          { value: 'private', name: 'Private' },
        ]}
      />
      <input type="hidden" name="post_date_shown" value={shown} />
      <TextField
        id="post_date"
        name="post_date"
        type="datetime-local"
        label={live ? 'Date' : 'Publish on'}
        value={chosen?.date ?? shown}
        error={errorOf(errors, 'date')}
        hint={
          live
            ? 'The site’s time. A day to come takes it from the site until then.'
            : 'Left empty: at once. A day to come schedules it. The site’s time.'
        }
      />
      <div className="buttons">{live ? <LiveButtons /> : <DraftButtons isNew={id === 0} />}</div>
    </section>
  );
}

const PreviewButton = ({ children }: { children: string }) => (
  <button name="wp-preview" value="dopreview" formTarget="_blank">
    {children} <span className="unseen">(opens in a new tab)</span>
  </button>
);

const TrashButton = () => (
  <button name="trash" value="1" className="link danger-link">
    Move to Trash
  </button>
);

const DraftButtons = ({ isNew }: { isNew: boolean }) => (
  <>
    <button name="save" value="Save Draft">
      Save draft
    </button>
    <PreviewButton>Preview</PreviewButton>
    <button name="publish" value="Publish" className="primary">
      Publish
    </button>
    {!isNew && <TrashButton />}
  </>
);

const LiveButtons = () => (
  <>
    <PreviewButton>Preview changes</PreviewButton>
    <p className="hint">The preview shows all changes but parent, date and visibility.</p>
    <button name="save" value="Update" className="primary">
      Update
    </button>
    <button name="switch-to-draft" value="1">
      Switch to draft
    </button>
    <TrashButton />
  </>
);
