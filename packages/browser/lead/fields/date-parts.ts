import { yearBounds } from '@footbridge/shared/forms/date';

/** Month, day or year of a date that is being typed. */
export interface Part {
  digits: string;
  /** Digits before the caret; null if the caret is in another part. */
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

/** Splits a text at its slashes; drops other non-digits. */
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
