import type { FieldError } from '../../editing/types';
import type { Field, Value, Values } from '../../fields/field';
import { inputId } from '../../fields/names';
import type { Store } from '../../store/store';

/** What inputs need besides their own field. */
export interface Surroundings {
  store: Store;
  errors: readonly FieldError[];
}

export interface InputProps<F extends Field = Field> {
  field: F;
  /** As stored, or as typed where the form is shown again. */
  value: Value | undefined;
  name: string;
  around: Surroundings;
}

/** Returns what the inputs of a field have in common. */
export function common({ field, name, around }: InputProps) {
  const error = around.errors.find((one) => one.field === name)?.message;
  return { id: inputId(name), name, label: field.label, hint: field.hint || undefined, error };
}

export interface FieldInputsProps {
  fields: readonly Field[];
  values: Values;
  /** Before the names of the inputs; none for fields of the post itself. */
  prefix?: string;
  around: Surroundings;
}
