import { Maskito, maskitoTransform } from '@maskito/core';

import { dateStringOf } from '@/shared/forms/date';

import { dateMask } from './date-mask';
import { phoneMask } from './phone-mask';

export type MaskName = 'phone' | 'date';

/** Writes a date such as 4/9/1985 as MM/DD/YYYY when the field loses focus. */
function finishDate(field: HTMLInputElement): void {
  const [year, month, day] = dateStringOf(field.value)?.split('-') ?? [];
  if (year && month && day) field.value = `${month}/${day}/${year}`;
}

/**
 * Attaches an input mask to a field and formats its current value, keeping the caret. Loaded when the field is first touched;
 * before that, and without script, it is a plain field.
 * @returns a function that detaches it
 */
export function attachMask(name: MaskName, field: HTMLInputElement): () => void {
  const options = name === 'phone' ? phoneMask : dateMask();
  const { value, selection } = maskitoTransform(
    { value: field.value, selection: [field.selectionStart ?? 0, field.selectionEnd ?? 0] },
    options,
  );
  if (value !== field.value) {
    field.value = value;
    if (document.activeElement === field) field.setSelectionRange(...selection);
  }
  const mask = new Maskito(field, options);
  const onBlur = () => finishDate(field);
  if (name === 'date') field.addEventListener('blur', onBlur);
  return () => {
    mask.destroy();
    field.removeEventListener('blur', onBlur);
  };
}
