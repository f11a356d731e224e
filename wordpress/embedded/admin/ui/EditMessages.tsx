import type { EditForm } from '../../editing/types';
import { inputId } from '../../fields/names';
import type { Desk } from '../desk';
import { isLive } from '../form/edit-input';
import type { EditorView } from '../screens/editor';
import { editAddress, TYPE_WORDS, when } from '../words';
import { Done, Note, Wrong } from './messages';

/** Where the inputs of errors are, other than those of fields. */
const TARGETS: Readonly<Record<string, string>> = {
  title: 'title',
  content: 'content',
  slug: 'slug',
  status: 'post_status',
  date: 'post_date',
  parentId: 'parent',
};

const targetOf = (field: string, { status }: EditForm): string =>
  field === 'status' && isLive(status) ? 'visibility' : (TARGETS[field] ?? inputId(field));

/** WordPress's sentences by its numbers. */
function sentence(number: string | null, form: EditForm): string | null {
  const { one } = TYPE_WORDS[form.type];
  const sentences: Record<string, string> = {
    1: `${one} updated.`,
    6: form.status === 'private' ? `${one} published privately.` : `${one} published.`,
    8: `${one} submitted.`,
    9: `${one} scheduled for: ${when(form.date)}.`,
    10: `${one} draft updated.`,
  };
  return (number && Object.hasOwn(sentences, number) && sentences[number]) || null;
}

/** Above the form: what was done, what is wrong, what else there is of it. */
export function EditMessages({ desk, view }: { desk: Desk; view: EditorView }) {
  const { form, errors, meanwhile, isAutosave } = view;
  const done = errors.length === 0 ? sentence(desk.query.get('message'), form) : null;
  const name = TYPE_WORDS[form.type].one;
  const link =
    form.status === 'publish' && form.viewUrl
      ? { href: form.viewUrl, words: `View ${name}` }
      : { href: form.previewUrl, words: `Preview ${name.toLowerCase()}` };
  return (
    <>
      {done && (
        <Done>
          {done} <a href={link.href}>{link.words}</a>
        </Done>
      )}
      {errors.length > 0 && (
        <Wrong>
          <ul>
            {errors.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                {field === 'form' ? message : <a href={`#${targetOf(field, form)}`}>{message}</a>}
              </li>
            ))}
          </ul>
        </Wrong>
      )}
      {meanwhile && <Meanwhile theirs={meanwhile} form={form} />}
      {form.autosave && !meanwhile && errors.length === 0 && (
        <Autosave form={form} autosave={form.autosave} isShown={isAutosave === true} />
      )}
    </>
  );
}

/** Both texts: one's own stays in the form, the other's is here to compare and copy. */
function Meanwhile({ theirs, form }: { theirs: EditForm; form: EditForm }) {
  return (
    <section className="note" aria-labelledby="meanwhile">
      <h2 id="meanwhile">{`Saved meanwhile${theirs.editedBy ? ` by ${theirs.editedBy}` : ''}`}</h2>
      <p>What you typed is in the form below. Saving it now takes the place of what is shown here.</p>
      <p>
        {'Title: '}
        <strong>{theirs.title}</strong>
      </p>
      {theirs.content === form.content ? (
        <p>The content is the same as yours.</p>
      ) : (
        <div className="field">
          <label htmlFor="their-content">Content as it is now</label>
          <textarea id="their-content" rows={8} readOnly defaultValue={theirs.content} />
        </div>
      )}
    </section>
  );
}

const Autosave = ({
  form: { id },
  autosave,
  isShown,
}: {
  form: EditForm;
  autosave: NonNullable<EditForm['autosave']>;
  isShown: boolean;
}) => (
  <Note>
    <p>
      {isShown
        ? `These are changes by ${autosave.by}, saved ${when(autosave.savedAt)} and not published. Update publishes them. `
        : `There is an autosave that is more recent than the version below: changes by ${autosave.by}, saved ${when(autosave.savedAt)}. `}
      <a href={isShown ? editAddress(id) : `${editAddress(id)}&autosave=1`}>
        {isShown ? 'Show what is published' : 'View the autosave'}
      </a>
    </p>
  </Note>
);
