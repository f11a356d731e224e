import { Maskito, maskitoTransform, type MaskitoOptions } from '@maskito/core';

import { dateStringOf } from '@footbridge/shared/forms/date';
import { formatPhone, phoneDigits } from '@footbridge/shared/forms/phone';

import { dateMask } from './date-mask';
import { caretAfter, deleteDigits, digitsBefore, type Edited } from './edit';

/** Formats the number and keeps the caret after the same digit. */
function shaped({ value, selection }: Edited): Edited {
  const text = formatPhone(value);
  const dropped = value.replace(/\D/g, '').startsWith('1') && !phoneDigits(value).startsWith('1') ? 1 : 0;
  const place = (at: number): number =>
    at >= value.length ? text.length : caretAfter(text, Math.max(0, digitsBefore(value, at) - dropped));
  return { value: text, selection: [place(selection[0]), place(selection[1])] };
}

/** (xxx) xxx-xxxx while typing, deleting and pasting anywhere (specification, section 5). */
export const phoneMask: MaskitoOptions = { mask: /^.*$/s, preprocessors: [deleteDigits], postprocessors: [shaped] };

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
