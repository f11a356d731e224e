/** A path parsed as WordPress's rewrite rules do. */
export interface ParsedPath {
  /** Path below which pages of a list or a text are counted: no slashes at the ends. */
  base: string;
  /** `/page/N/`: page of a list. */
  page: number | null;
  /** `/N/`: part of a text that `<!--nextpage-->` divides. */
  part: number | null;
  /** `/feed/`, `/embed/`, `/trackback/`: another view of the content at the base. */
  view: boolean;
  /** Whether the path ends in a slash. */
  closed: boolean;
}

const NUMBER = /^\d+$/;
const VIEWS = new Set(['feed', 'embed', 'trackback']);

/** The path of a request, decoded, without the parts that do not name anything. */
export function parsePath(pathname: string): ParsedPath {
  const segments = decoded(pathname).split('/').filter(Boolean);
  const closed = pathname.endsWith('/');
  const last = segments.at(-1) ?? '';
  const above = segments.at(-2);
  const parsed = (names: number, rest: Partial<ParsedPath> = {}): ParsedPath => ({
    base: segments.slice(0, segments.length - names).join('/'),
    page: null,
    part: null,
    view: false,
    closed,
    ...rest,
  });
  if (above === 'page' && NUMBER.test(last)) return parsed(2, { page: Number(last) });
  if (/^comment-page-\d+$/.test(last)) return parsed(1);
  if (VIEWS.has(last)) return parsed(1, { view: true });
  // Digits after digits are a date, and a single number may be a year or a slug.
  if (above !== undefined && NUMBER.test(last) && !NUMBER.test(above)) return parsed(1, { part: Number(last) });
  return parsed(0);
}

/** Returns a path with decoded letters for comparison; what cannot be decoded stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
