import type { ComponentType } from 'react';
import {
  isValues,
  LAYOUT,
  layoutOf,
  listOf,
  textOf,
  type Layout,
  type RowsField,
  type Values,
} from '../../fields/field';
import { MAX_ROWS } from '../../fields/read';
import { REMOVE } from '../form/field-input';
import { FieldError, Tick } from './fields';
import { common, type FieldInputsProps, type InputProps } from './field-props';

/** Rows with more fields, and those of several layouts, are folded. */
const MAX_SHORT = 3;

type RowsProps = InputProps<RowsField> & { Inputs: ComponentType<FieldInputsProps> };
type RowProps = RowsProps & { layout: Layout; row: Values | null; index: number };

/**
 * The rows of a repeater or of flexible content. Without script, saving adds a row: each layout has an empty one, a
 * short repeater without rows two.
 */
export function RowsInput({ Inputs, ...props }: RowsProps) {
  const { field, value, name } = props;
  const { id, label, hint, error } = common(props);
  const rows = listOf(value).filter(isValues);
  const isFirst = rows.length === 0 && isShort(field);
  const spare = rows.length >= MAX_ROWS ? [] : isFirst ? [...field.layouts, ...field.layouts] : field.layouts;
  return (
    <fieldset className="rows" id={id}>
      <legend>{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      <FieldError id={id} error={error} />
      <input type="hidden" name={name} value="" />
      {rows.map((row, index) => {
        const layout = layoutOf(field, row);
        return layout && <Row key={index} {...props} {...{ Inputs, layout, row, index }} />;
      })}
      {spare.map((layout, index) => (
        <Row key={`new ${index}`} {...props} {...{ Inputs, layout, row: null, index: rows.length + index }} />
      ))}
    </fieldset>
  );
}

const isShort = ({ layouts }: RowsField): boolean =>
  layouts.every(({ name, fields }) => name === '' && fields.length <= MAX_SHORT);

function Row({ field, name, around, Inputs, layout, row, index }: RowProps) {
  const prefix = `${name}[${index}]`;
  const title = `${layout.label} ${index + 1}`;
  const inputs = (
    <>
      {layout.name && <input type="hidden" name={`${prefix}[${LAYOUT}]`} value={layout.name} />}
      <Inputs fields={layout.fields} values={row ?? {}} prefix={prefix} around={around} />
      {row && (
        <Tick
          id={`${prefix.replaceAll(/\W+/g, '-')}remove`}
          name={`${prefix}[${REMOVE}]`}
          label={`Remove this ${layout.label.toLowerCase()}`}
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
      <summary>{row ? `${title}: ${nameOf(layout, row)}` : `Add ${layout.label}`}</summary>
      <fieldset>
        <legend className="unseen">{title}</legend>
        {inputs}
      </fieldset>
    </details>
  );
}

/** The row's first choice or text. */
function nameOf({ fields }: Layout, row: Values): string {
  const [first] = fields;
  const value = textOf(first && row[first.name]);
  const choice = first?.kind === 'choice' ? first.choices.find((one) => one.value === value) : undefined;
  return choice?.label ?? (value || 'unnamed');
}
