import type { EditForm, FieldError as Wrong } from '../../editing/types';
import type { Desk } from '../desk';
import { titleOf } from '../words';
import { BarFields } from './BarFields';
import { described, Field, FieldError, Select, TextField, Tick } from './fields';

/** The sentence about a field, if there is one. */
export const errorOf = (errors: Wrong[], field: Wrong['field']): string | undefined =>
  errors.find((error) => error.field === field)?.message;

/** Title, text, address, place and bar of a page or post. */
export function EditFields({ desk, form, errors }: { desk: Desk; form: EditForm; errors: Wrong[] }) {
  const { type, title, content, slug, parentId, isSticky, stickyCta } = form;
  const hint = 'HTML, or plain text with empty lines between paragraphs.';
  const error = errorOf(errors, 'content');
  return (
    <div className="main">
      <TextField
        id="title"
        name="post_title"
        label="Title"
        aria-label="Add title"
        className="title"
        value={title}
        error={errorOf(errors, 'title')}
        autoComplete="off"
      />
      <Field id="content" label="Content" hint={hint} error={error}>
        <textarea
          id="content"
          name="content"
          rows={18}
          defaultValue={content}
          {...described({ id: 'content', hint, error })}
        />
      </Field>
      <TextField
        id="slug"
        name="post_name"
        label="Slug"
        value={slug}
        error={errorOf(errors, 'slug')}
        hint="The last part of the address. Left empty, it is made of the title."
        autoComplete="off"
        spellCheck={false}
      />
      {type === 'page' && (
        <Select
          id="parent"
          name="parent_id"
          label="Parent"
          value={String(parentId)}
          error={errorOf(errors, 'parentId')}
          options={parents(desk, form.id)}
        />
      )}
      {type === 'post' && <Tick id="sticky" name="sticky" label="Stick to the top of the blog" isOn={isSticky} />}
      {stickyCta && (
        <fieldset className="panel">
          <legend>Sticky bar of this page</legend>
          <FieldError id="bar" error={errorOf(errors, 'stickyCta')} />
          <BarFields prefix="bar" bar={stickyCta} />
        </fieldset>
      )}
    </div>
  );
}

const parents = ({ edits }: Desk, own: number) => [
  { value: '0', name: 'Main Page (no parent)' },
  ...edits
    .list('page')
    .filter(({ id, status }) => id !== own && status === 'publish')
    .toSorted((a, b) => (a.path ?? '').localeCompare(b.path ?? ''))
    .map(({ id, title, path }) => ({ value: String(id), name: `${titleOf(title)}${path ? ` (${path})` : ''}` })),
];
