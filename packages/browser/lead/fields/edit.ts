import type { MaskitoOptions } from '@maskito/core';

/** A field's text and selection. */
export type Edited = Parameters<NonNullable<MaskitoOptions['postprocessors']>[number]>[0];
export type Preprocessor = NonNullable<MaskitoOptions['preprocessors']>[number];

const hasDigit = (text: string): boolean => /\d/.test(text);

/**
 * Extends a deletion to the nearest digit in its direction if it would only remove punctuation. Otherwise backspace after
 * "(702) " would do nothing.
 */
export const deleteDigits: Preprocessor = ({ elementState, data }, action) => {
  const { value } = elementState;
  let [from, to] = elementState.selection;
  if (action === 'deleteBackward') while (from > 0 && !hasDigit(value.slice(from, to))) from -= 1;
  if (action === 'deleteForward') while (to < value.length && !hasDigit(value.slice(from, to))) to += 1;
  return { elementState: { value, selection: [from, to] }, data };
};

/** Returns the offset after the given number of digits. */
export function caretAfter(text: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  const last = [...text].findIndex((char) => hasDigit(char) && (seen += 1) === digits);
  return last === -1 ? text.length : last + 1;
}

/** Returns the number of digits before an offset. */
export const digitsBefore = (text: string, place: number): number => text.slice(0, place).replace(/\D/g, '').length;
