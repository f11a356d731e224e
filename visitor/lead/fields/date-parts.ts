import { yearBounds } from '@/shared/forms/date';

/** Month, day or year of a date that is being written. */
export interface Part {
  digits: string;
  /** After how many of its digits the caret stands; null where that is in another part. */
  caret: number | null;
}

export const SIZES = [2, 2, 4] as const;

/** The highest first digit and the highest value. */
const MONTH_AND_DAY = [
  { first: 1, last: 12 },
  { first: 3, last: 31 },
];

const sizeOf = (index: number): number => SIZES[index] ?? 0;
const NONE: Part = { digits: '', caret: null };

/** The text cut at its slashes; anything else that is no digit is left out. */
export function partsAt(text: string, caret: number): Part[] {
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

/** A month of 5 and a day of 4 can only be 05 and 04; a 1 is 01 when a slash was typed after it. */
function withZero(part: Part, index: number, isClosed: boolean): Part {
  const limit = MONTH_AND_DAY[index];
  if (!limit || !part.digits || (Number(part.digits[0]) <= limit.first && !(isClosed && part.digits.length === 1)))
    return part;
  return { digits: `0${part.digits}`, caret: part.caret && part.caret + 1 };
}

/**
 * What a part has too much of, for the next one. Of a part that is followed by a full one only what was typed at its
 * end goes on, in place of what stands there: a digit that is put into the month never moves the day and the year.
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

/** @param isTyping false after a deletion, when no zero is put before a digit: its neighbour was taken to be written anew */
export function flow([first = NONE, ...others]: Part[], isTyping: boolean, index = 0): Part[] {
  const size = sizeOf(index);
  const [next, ...rest] = others;
  const isClosed = next !== undefined && others.every(({ digits }) => !digits);
  const part = isTyping ? withZero(first, index, isClosed) : first;
  const carried = overflow(part, size, next, sizeOf(index + 1));
  const goesOn = part.caret !== null && part.caret > size && carried !== '';
  const kept = {
    digits: part.digits.slice(0, size),
    caret: part.caret === null || goesOn ? null : Math.min(part.caret, size),
  };
  if (index + 1 === SIZES.length || (!next && !carried)) return [kept];
  const following = pushed(
    next ?? NONE,
    carried,
    next ? sizeOf(index + 1) : Infinity,
    goesOn ? (part.caret ?? 0) - size : null,
  );
  return [kept, ...flow([following, ...rest], isTyping, index + 1)];
}

/** Months and days end at 12 and 31 and begin with 01; whole years are those of people who live. */
export function capped({ digits, caret }: Part, index: number, now: Date): Part {
  if (digits.length < sizeOf(index)) return { digits, caret };
  const limit = MONTH_AND_DAY[index];
  const { first, last } = limit ? { first: 1, last: limit.last } : yearBounds(now);
  return { digits: String(Math.min(Math.max(Number(digits), first), last)).padStart(sizeOf(index), '0'), caret };
}
