import { columns, kilobytes } from './table';
import type { VisitedPage } from './visit';

/** Aims, reported and not asserted, as in table.ts. */
export const MOST_SHIFT = 0.01;
export const MOST_LATE = 12_000;

const mark = (is: boolean) => (is ? 'yes' : '–');
const verdict = (isMet: boolean) => (isMet ? 'met' : 'NOT met');

function row({ name, width, hasBar, hasTab, shift, paint, first, late }: VisitedPage): string[] {
  return [name, String(width), mark(hasBar), mark(hasTab), shift.toFixed(4), paint === null ? '?' : String(Math.round(paint)), kilobytes(first), kilobytes(late)];
}

/**
 * The visits as text.
 * @param stranger first visit, nothing known: what everybody pays
 */
export function visitTable(pages: VisitedPage[], stranger: VisitedPage): string {
  const header = ['page', 'px', 'bar', 'tab', 'shift', 'LCP ms', 'first kB gz', 'late kB gz'];
  const worst = pages.reduce((most, page) => (page.shift > most.shift ? page : most), stranger);
  return [
    ...columns([header, ...pages.map(row), row(stranger)]),
    '',
    `Target: shift under ${MOST_SHIFT} on every page: ${verdict(worst.shift < MOST_SHIFT)} (${worst.shift.toFixed(4)}: ${worst.name}, ${worst.width} px${worst.moved && `; moved: ${worst.moved}`}).`,
    `Target: late code at most ${MOST_LATE / 1000} kB where nothing is opened: ${verdict(stranger.late <= MOST_LATE)} (${kilobytes(stranger.late)} kB).`,
  ].join('\n');
}
