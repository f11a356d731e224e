import { Maskito, maskitoTransform } from '@maskito/core';

import { dateStringOf } from '@/shared/forms/date';

import { dateMask } from './date-mask';
import { phoneMask } from './phone-mask';

export type MaskName = 'phone' | 'date';

/** A date that was left as 4/9/1985 is written as the others are. */
function finishDate(field: HTMLInputElement): void {
  const [year, month, day] = dateStringOf(field.value)?.split('-') ?? [];
  if (year && month && day) field.value = `${month}/${day}/${year}`;
}

/**
 * Gives a field its form from now on; what stands in it already gets it at once, with the caret where it was. Loaded when
 * the field is first touched: before that, and without script, it is a plain field that takes the same.
 * @returns what takes it back
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
