import { listOf, textOf, type ChoiceField } from '../../fields/field';
import { Select, Ticks } from './fields';
import { common, type InputProps } from './field-props';

/** A choice: a list to choose from, or boxes to tick where there may be several. */
export function ChoiceInput(props: InputProps<ChoiceField>) {
  const { field, value } = props;
  const chosen = field.many ? listOf(value).map(textOf) : [textOf(value)].filter(Boolean);
  const known = field.choices.map((choice) => ({ value: choice.value, name: choice.label }));
  // A value that is no choice any more stays visible.
  const others = chosen.filter((one) => known.every((choice) => choice.value !== one));
  const options = [...known, ...others.map((one) => ({ value: one, name: one }))];
  if (field.many) return <Ticks {...common(props)} options={options} chosen={chosen} />;
  return <Select {...common(props)} options={[{ value: '', name: field.none }, ...options]} value={chosen[0] ?? ''} />;
}
