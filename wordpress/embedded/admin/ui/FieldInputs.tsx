import { textOf, valuesIn, type Field, type GroupField, type Values } from '../../fields/field';
import { ChoiceInput } from './ChoiceInput';
import { common, type FieldInputsProps, type InputProps, type Surroundings } from './field-props';
import { described, Field as Labeled, TextField, Tick } from './fields';
import { LinkInput } from './LinkInput';
import { ReferenceInput } from './ReferenceInput';
import { RowsInput } from './RowsInput';

/** Letters that half the form's width shows. */
const MAX_SHORT = 36;

/** The inputs of fields, by the name of each (fields/names.ts). */
export const FieldInputs = ({ fields, values, prefix, around }: FieldInputsProps) => (
  <div className="inputs">
    {fields
      .filter(({ isHidden }) => !isHidden)
      .map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          value={values[field.name]}
          name={prefix === undefined ? field.name : `${prefix}[${field.name}]`}
          around={around}
        />
      ))}
  </div>
);

function FieldInput(props: InputProps) {
  const { field, value, name, around } = props;
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          {...common(props)}
          value={textOf(value)}
          isWide={textOf(value).length > MAX_SHORT}
          type={field.format.input}
          placeholder={field.placeholder || undefined}
          {...(field.format.keyboard && { inputMode: field.format.keyboard, spellCheck: false })}
        />
      );
    case 'number':
      // Browsers send nothing of what is no number in a field of that type.
      return <TextField {...common(props)} value={textOf(value)} inputMode="decimal" autoComplete="off" />;
    case 'lines':
      return <LinesInput {...props} rows={field.rows} />;
    case 'flag':
      return <Tick {...common(props)} isOn={value === true} />;
    case 'choice':
      return <ChoiceInput {...props} field={field} />;
    case 'reference':
      return <ReferenceInput {...props} field={field} />;
    case 'link':
      return <LinkInput {...props} field={field} />;
    case 'group':
      return (
        <fieldset className="group">
          <legend>{field.label}</legend>
          {field.hint && <p className="hint">{field.hint}</p>}
          <FieldInputs fields={field.fields} values={valuesIn(value)} prefix={name} around={around} />
        </fieldset>
      );
    case 'rows':
      return <RowsInput {...props} field={field} Inputs={FieldInputs} />;
  }
}

function LinesInput({ rows, ...props }: InputProps & { rows: number }) {
  const { id, name, label, hint, error } = common(props);
  return (
    <Labeled id={id} label={label} hint={hint} error={error} isWide>
      <textarea
        id={id}
        name={name}
        rows={rows}
        defaultValue={textOf(props.value)}
        {...described({ id, hint, error })}
      />
    </Labeled>
  );
}

/** Returns the only group of a group, which would be a heading below a heading. */
function innermost(
  group: GroupField,
  values: Values,
  name: string,
): { fields: readonly Field[]; values: Values; prefix: string } {
  const [only, ...others] = group.fields;
  if (only?.kind !== 'group' || others.length > 0) return { fields: group.fields, values, prefix: name };
  return innermost(only, valuesIn(values[only.name]), `${name}[${only.name}]`);
}

/** A field group's panel. */
export function GroupPanel({
  group,
  values,
  isOpen,
  around,
}: {
  group: GroupField;
  values: Values;
  isOpen: boolean | undefined;
  around: Surroundings;
}) {
  const isWrong = around.errors.some(({ field }) => field.startsWith(`${group.name}[`));
  return (
    <details className="panel" id={`group-${group.name}`} open={isOpen || isWrong}>
      <summary>{group.label}</summary>
      <fieldset>
        <legend className="unseen">{group.label}</legend>
        <FieldInputs {...innermost(group, values, group.name)} around={around} />
      </fieldset>
    </details>
  );
}
