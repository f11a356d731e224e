import type { EditForm, FieldError as Wrong } from '../../editing/types';
import { isUnset, valuesIn } from '../../fields/field';
import { fieldsOf, groupsOf } from '../../fields/model';
import type { Desk } from '../desk';
import { titleOf, TYPE_WORDS } from '../words';
import { described, Field, Select, TextField } from './fields';
import { FieldInputs, GroupPanel } from './FieldInputs';

/** The sentence about a field, if there is one. */
export const errorOf = (errors: Wrong[], field: Wrong['field']): string | undefined =>
  errors.find((error) => error.field === field)?.message;

/** Title, text, address and fields of a page or post. */
export function EditFields({ desk, form, errors }: { desk: Desk; form: EditForm; errors: Wrong[] }) {
  const { type, title, content, slug, parentId, values } = form;
  const around = { store: desk.edits.store(), errors };
  const own = fieldsOf(type).filter(({ kind }) => kind !== 'group');
  const isText = ({ kind }: { kind: string }) => kind === 'lines';
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
      <FieldInputs fields={own.filter(isText)} values={values} around={around} />
      <section className="panel" aria-labelledby="attributes">
        <h2 id="attributes">{`${TYPE_WORDS[type].one} attributes`}</h2>
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
        <FieldInputs fields={own.filter((field) => !isText(field))} values={values} around={around} />
      </section>
      {groupsOf(type).map((group) => (
        <GroupPanel
          key={group.name}
          group={group}
          values={valuesIn(values[group.name])}
          isOpen={group.isFirst || !isUnset(values[group.name])}
          around={around}
        />
      ))}
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
