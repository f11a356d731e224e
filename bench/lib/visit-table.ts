import { columns } from './table';
import type { VisitedPage } from './visit';

/** The aim, reported and not asserted. */
export const MAX_SHIFT = 0.01;

const mark = (is: boolean) => (is ? 'yes' : '–');
const verdict = (isMet: boolean) => (isMet ? 'met' : 'NOT met');

function row({ name, width, hasBar, hasTab, shift, paint }: VisitedPage): string[] {
  return [
    name,
    String(width),
    mark(hasBar),
    mark(hasTab),
    shift.toFixed(4),
    paint === null ? '?' : String(Math.round(paint)),
  ];
}

/**
 * The visits as text.
 * @param stranger first visit, nothing known
 */
export function visitTable(pages: VisitedPage[], stranger: VisitedPage): string {
  const header = ['page', 'px', 'bar', 'tab', 'shift', 'LCP ms'];
  const worst = pages.reduce((most, page) => (page.shift > most.shift ? page : most), stranger);
  return [
    ...columns([header, ...pages.map(row), row(stranger)]),
    '',
    `Target: shift under ${MAX_SHIFT} on every page: ${verdict(worst.shift < MAX_SHIFT)} (${worst.shift.toFixed(4)}: ${worst.name}, ${worst.width} px${worst.moved && `; moved: ${worst.moved}`}).`,
  ].join('\n');
}
