import type { RequestedDate } from '../../wordpress/types';

/** The parts of a path by WordPress's rewrite rules, whatever is at the path. */
export interface ParsedAddress {
  /** The path without the parts below. */
  base: string;
  /** `…/page/N/`. */
  page: number | null;
  /** `…/N/`: a part of a text with page breaks, if the base is a text. */
  part: number | null;
  /** `…/comment-page-N/`. */
  commentPage: number | null;
  date: RequestedDate | null;
  /** The words of `/search/words/`. */
  search: string | null;
  /** The address as WordPress writes it: `/2024/05/` for `/2024/5/`, the base for page 1. */
  canonical: string;
}

const PAGED = /^(.*\/)page\/(\d+)\/$/;
const COMMENT_PAGED = /^(.*\/)comment-page-(\d+)\/$/;
const PARTED = /^(.+\/)(\d+)\/$/;
const DATE = /^\/(\d{4})\/(?:(\d{1,2})\/(?:(\d{1,2})\/)?)?$/;
const SEARCH = /^\/search\/([^/]+)\/$/;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Returns the path of a date archive, as WordPress writes it. */
export function datePath({ year, month, day }: RequestedDate): string {
  const parts = [
    String(year).padStart(4, '0'),
    ...[month, day].flatMap((part) => (part === undefined ? [] : twoDigits(part))),
  ];
  return `/${parts.join('/')}/`;
}

/** Returns the nearest valid date: WordPress redirects `/2024/13/` to the year, `/2024/02/31/` to the month. */
export function possibleDate({ year, month, day }: RequestedDate): RequestedDate | null {
  if (year < 1) return null;
  if (month === undefined || month < 1 || month > 12) return { year };
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day === undefined || day < 1 || day > last ? { year, month } : { year, month, day };
}

function dateOf(base: string): RequestedDate | null {
  const [matched, year, month, day] = DATE.exec(base) ?? [];
  if (!matched || !year) return null;
  return { year: Number(year), ...(month ? { month: Number(month) } : {}), ...(day ? { day: Number(day) } : {}) };
}

/** Splits a path into the rest and the number at its end; null when there is none. */
function split(path: string, pattern: RegExp): [string, number] | null {
  const [, base, digits] = pattern.exec(path) ?? [];
  const number = Number(digits);
  return base !== undefined && Number.isSafeInteger(number) ? [base, number] : null;
}

/** Returns the parts of a clean path, without a request to WordPress. */
export function parseAddress(path: string): ParsedAddress {
  const comments = split(path, COMMENT_PAGED);
  const paged = split(comments?.[0] ?? path, PAGED);
  const base = paged?.[0] ?? comments?.[0] ?? path;
  const date = dateOf(base);
  const search = SEARCH.exec(base)?.[1];
  const parted = paged || date || search !== undefined ? null : split(base, PARTED);
  const whole = date ? datePath(date) : (parted?.[0] ?? base);
  const page = paged?.[1] ?? null;
  const part = parted?.[1] ?? null;
  const commentPage = comments?.[1] ?? null;
  const rest =
    whole +
    (part !== null && part > 1 ? `${part}/` : '') +
    (page !== null && page > 1 ? `page/${page}/` : '') +
    (commentPage !== null && commentPage > 0 ? `comment-page-${commentPage}/` : '');
  return {
    base: whole,
    page,
    part,
    commentPage,
    date,
    search: search === undefined ? null : decodeURIComponent(search),
    // What a first part leaves may end in another one: `/about/1/1/`.
    canonical: rest.length < path.length ? parseAddress(rest).canonical : rest,
  };
}
