import type { ComponentType } from 'react';
import { isUnset, listOf, textOf, valuesIn, type RowsField, type Values } from '../../fields/field';
import { MAX_ROWS } from '../../fields/read';
import { REMOVE } from '../form/field-input';
import { FieldError, Tick } from './fields';
import { common, type FieldInputsProps, type InputProps } from './field-props';

/** Rows with more fields are folded. */
const MAX_SHORT = 3;

type RowsProps = InputProps<RowsField> & { Inputs: ComponentType<FieldInputsProps> };

/** A repeater's rows. Without script, saving adds a row: one is empty, two where there is none. */
export function RowsInput({ Inputs, ...props }: RowsProps) {
  const { field, value, name } = props;
  const { id, label, hint, error } = common(props);
  const rows = listOf(value).map(valuesIn);
  const spare = rows.length >= MAX_ROWS ? [] : rows.length === 0 && isShort(field) ? [{}, {}] : [{}];
  return (
    <fieldset className="rows" id={id}>
      <legend>{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      <FieldError id={id} error={error} />
      <input type="hidden" name={name} value="" />
      {[...rows, ...spare].map((row, index) => (
        <Row key={index} {...props} Inputs={Inputs} row={row} index={index} />
      ))}
    </fieldset>
  );
}

const isShort = ({ fields }: RowsField): boolean => fields.length <= MAX_SHORT;

function Row({ field, name, around, Inputs, row, index }: RowsProps & { row: Values; index: number }) {
  const prefix = `${name}[${index}]`;
  const title = `${field.rowName} ${index + 1}`;
  const isSpare = isUnset(row);
  const inputs = (
    <>
      <Inputs fields={field.fields} values={row} prefix={prefix} around={around} />
      {!isSpare && (
        <Tick
          id={`${prefix.replaceAll(/\W+/g, '-')}remove`}
          name={`${prefix}[${REMOVE}]`}
          label={`Remove this ${field.rowName.toLowerCase()}`}
          isOn={false}
        />
      )}
    </>
  );
  if (isShort(field))
    return (
      <fieldset className="row">
        <legend>{title}</legend>
        {inputs}
      </fieldset>
    );
  const isWrong = around.errors.some((error) => error.field.startsWith(`${prefix}[`));
  return (
    <details className="panel" open={isWrong}>
      <summary>{isSpare ? `Add ${field.rowName}` : `${title}: ${nameOf(field, row)}`}</summary>
      <fieldset>
        <legend className="unseen">{title}</legend>
        {inputs}
      </fieldset>
    </details>
  );
}

/** The row's first choice or text. */
function nameOf({ fields }: RowsField, row: Values): string {
  const [first] = fields;
  const value = textOf(first && row[first.name]);
  const choice = first?.kind === 'choice' ? first.choices.find((one) => one.value === value) : undefined;
  return choice?.label ?? (value || 'unnamed');
}
