/** An address taken apart as WordPress's rewrite rules do. */
export interface AskedAddress {
  /** Path below which pages of a list or a text are counted: no slashes at the ends. */
  base: string;
  /** `/page/N/`: page of a list. */
  page: number | null;
  /** `/N/`: part of a text that `<!--nextpage-->` divides. */
  part: number | null;
  /** `/feed/`, `/embed/`, `/trackback/`: another view of what stands at the base. */
  view: boolean;
  /** Whether the path ends in a slash. */
  closed: boolean;
}

const NUMBER = /^\d+$/;
const VIEWS = new Set(['feed', 'embed', 'trackback']);

/** The path of a request, decoded, without the parts that do not name anything. */
export function takeApart(pathname: string): AskedAddress {
  const segments = decoded(pathname).split('/').filter(Boolean);
  const closed = pathname.endsWith('/');
  const last = segments.at(-1) ?? '';
  const above = segments.at(-2);
  const asked = (names: number, rest: Partial<AskedAddress> = {}): AskedAddress => ({
    base: segments.slice(0, segments.length - names).join('/'),
    page: null,
    part: null,
    view: false,
    closed,
    ...rest,
  });
  if (above === 'page' && NUMBER.test(last)) return asked(2, { page: Number(last) });
  if (/^comment-page-\d+$/.test(last)) return asked(1);
  if (VIEWS.has(last)) return asked(1, { view: true });
  // Digits after digits are a date, and a single number may be a year or a slug.
  if (above !== undefined && NUMBER.test(last) && !NUMBER.test(above)) return asked(1, { part: Number(last) });
  return asked(0);
}

/** Slugs are compared with their letters written out; what cannot be decoded is compared as it stands. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
