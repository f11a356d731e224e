import { datePartsOf } from '@footbridge/shared/forms/date';

import { SIZES, capped, flow, partsAt } from './date-parts';
import { deleteDigits, type Edited, type Preprocessor } from './edit';

import type { MaskitoOptions } from '@maskito/core';

/** Returns a complete date in any notation (1985-04-09, 4.9.1985) as MM/DD/YYYY; null for anything else. */
function rewritten(text: string, now: Date): string | null {
  const parts = datePartsOf(text);
  return (
    parts &&
    parts
      .map((part, index) => capped({ digits: part.padStart(SIZES[index] ?? 0, '0'), caret: null }, index, now).digits)
      .join('/')
  );
}

/**
 * Returns a partial date as MM/DD/YYYY by the rules of the specification (section 5).
 * @param isTyping false after a deletion
 */
export function shapeDate(text: string, caret: number, now: Date, isTyping: boolean): { text: string; caret: number } {
  const parts = flow(partsAt(text.replace(/[.\s-]/g, '/'), caret), isTyping).map((part, index) =>
    capped(part, index, now),
  );
  const shown = parts.map(({ digits }) => digits).join('/');
  const here = parts.findIndex((part) => part.caret !== null);
  const start = parts.slice(0, Math.max(0, here)).reduce((length, { digits }) => length + digits.length + 1, 0);
  return { text: shown, caret: here === -1 ? shown.length : start + (parts[here]?.caret ?? 0) };
}

/** Keeps the slashes of a replaced selection, so that the other parts of the date do not move. */
const keepSlashes: Preprocessor = ({ elementState, data }) => {
  const { value, selection } = elementState;
  const [from, to] = selection;
  const [taken, after] = [value.slice(from, to), value.slice(to)];
  const slashes = /\d/.test(after) ? taken.replace(/[^/]/g, '') : '';
  const digits = taken.replace(/\D/g, '');
  return {
    elementState: {
      value: `${value.slice(0, from)}${digits}${slashes}${after}`,
      selection: [from, from + digits.length],
    },
    data,
  };
};

/** Replaces the value by a pasted complete date; accepts a typed slash only where one may follow. */
const tidyInsert =
  (clock: () => Date): Preprocessor =>
  ({ elementState, data: pasted }, action) => {
    if (action !== 'insert') return { elementState, data: pasted };
    const data = pasted.replace(/[^\d/.\s-]/g, '').trim();
    const whole = rewritten(data, clock());
    if (whole) return { elementState: { value: '', selection: [0, 0] }, data: whole };
    const { value, selection } = elementState;
    const mayClose =
      selection[1] === value.length &&
      /\d$/.test(value.slice(0, selection[0])) &&
      value.split('/').length < SIZES.length;
    return { elementState, data: /\d/.test(data) || mayClose ? data : '' };
  };

/** Returns a mask for MM/DD/YYYY while typing, deleting and pasting anywhere. Create one for each field. */
export function dateMask(clock: () => Date = () => new Date()): MaskitoOptions {
  let last: Parameters<Preprocessor>[1] = 'validation';
  const note: Preprocessor = (change, action) => {
    last = action;
    return change;
  };
  const shape = ({ value, selection }: Edited): Edited => {
    const isDeleting = last === 'deleteBackward' || last === 'deleteForward';
    // Drop a trailing slash on deletion; reformat what the browser filled in.
    const text = isDeleting
      ? value.replace(/(?<!\/)\/+$/, '')
      : (last === 'validation' && selection[1] >= value.length && rewritten(value, clock())) || value;
    const caret = text === value ? selection[1] : text.length;
    const shaped = shapeDate(text, Math.min(caret, text.length), clock(), last === 'insert');
    return { value: shaped.text, selection: [shaped.caret, shaped.caret] };
  };
  return {
    mask: /^.*$/s,
    preprocessors: [note, tidyInsert(clock), deleteDigits, keepSlashes],
    postprocessors: [shape],
  };
}
