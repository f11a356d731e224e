import { yearBounds, datePartsOf } from '@footbridge/shared/forms/date';
import { deleteDigits, type Edited, type Preprocessor } from './edit';

import type { MaskitoOptions } from '@maskito/core';

/** Month, day or year of a date that is being typed. */
export interface Part {
  digits: string;
  /** Digits before the caret; null if the caret is in another part. */
  caret: number | null;
}

const SIZES = [2, 2, 4] as const;

/** The highest first digit and the highest value. */
const MONTH_AND_DAY = [
  { first: 1, last: 12 },
  { first: 3, last: 31 },
];

const sizeOf = (index: number): number => SIZES[index] ?? 0;
const NONE: Part = { digits: '', caret: null };

/** Splits a text at its slashes; drops other non-digits. */
function partsAt(text: string, caret: number): Part[] {
  let start = 0;
  return text.split('/').map((written) => {
    const place = caret - start;
    start += written.length + 1;
    return {
      digits: written.replace(/\D/g, ''),
      caret: place >= 0 && place <= written.length ? written.slice(0, place).replace(/\D/g, '').length : null,
    };
  });
}

/** Adds a leading zero: a month of 5 can only be 05, and a 1 is 01 if a slash follows. */
function withZero(part: Part, index: number, isClosed: boolean): Part {
  const limit = MONTH_AND_DAY[index];
  if (!limit || !part.digits || (Number(part.digits[0]) <= limit.first && !(isClosed && part.digits.length === 1)))
    return part;
  return { digits: `0${part.digits}`, caret: part.caret && part.caret + 1 };
}

/**
 * Returns a part's surplus digits, which go into the next part. If the next part is full, only digits typed at the end go on
 * and replace its digits, so that a digit inserted into the month never moves the day and the year.
 */
function overflow({ digits, caret }: Part, size: number, next: Part | undefined, nextSize: number): string {
  const over = digits.slice(size);
  if (!next) return over;
  const typed = caret !== null && caret > size ? caret - size : 0;
  return over.slice(0, Math.max(typed, nextSize - next.digits.length)).slice(0, nextSize);
}

function pushed(next: Part, carried: string, size: number, caret: number | null): Part {
  const excess = Math.min(carried.length, Math.max(0, carried.length + next.digits.length - size));
  return {
    digits: carried + next.digits.slice(excess),
    caret: caret ?? (next.caret === null ? null : next.caret + carried.length),
  };
}

/**
 * Moves surplus digits into the following parts.
 * @param isTyping false after a deletion: no leading zeros then, because a digit was deleted to be typed anew
 */
export function flow([first = NONE, ...others]: Part[], isTyping: boolean, index = 0): Part[] {
  const size = sizeOf(index);
  const [next, ...rest] = others;
  const isClosed = next !== undefined && others.every(({ digits }) => !digits);
  const part = isTyping ? withZero(first, index, isClosed) : first;
  const carried = overflow(part, size, next, sizeOf(index + 1));
  const goesOn = part.caret !== null && part.caret > size && carried !== '';
  const own = {
    digits: part.digits.slice(0, size),
    caret: part.caret === null || goesOn ? null : Math.min(part.caret, size),
  };
  if (index + 1 === SIZES.length || (!next && !carried)) return [own];
  const following = pushed(
    next ?? NONE,
    carried,
    next ? sizeOf(index + 1) : Infinity,
    goesOn ? (part.caret ?? 0) - size : null,
  );
  return [own, ...flow([following, ...rest], isTyping, index + 1)];
}

/** Limits a complete month, day or year to its range. */
export function capped({ digits, caret }: Part, index: number, now: Date): Part {
  if (digits.length < sizeOf(index)) return { digits, caret };
  const limit = MONTH_AND_DAY[index];
  const { first, last } = limit ? { first: 1, last: limit.last } : yearBounds(now);
  return { digits: String(Math.min(Math.max(Number(digits), first), last)).padStart(sizeOf(index), '0'), caret };
}

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
function shapeDate(text: string, caret: number, now: Date, isTyping: boolean): { text: string; caret: number } {
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
