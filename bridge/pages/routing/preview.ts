/** Drafts and what editors have not published yet, for editors (pages/preview). Drawn by number: a draft has no address. */
export const PREVIEW_ROOT = '/preview/';

/** The path that a preview is asked by where its number is not known. */
export const PREVIEW_PATHNAME = 'previewPathname';

/** In the order in which they are to be believed: WordPress's own for autosaves, then FaustWP's. */
const IDS = ['preview_id', 'p', 'page_id'];
const ID = /^[1-9]\d{0,11}$/;

const idIn = (query: URLSearchParams): string | null =>
  IDS.map((name) => query.get(name) ?? '').find((value) => ID.test(value)) ?? null;

/** What a preview's link asks for: a number, or a path of the public site as it is written. */
export type PreviewTarget = { id: string } | { path: string };

/**
 * In: the query of a link that WordPress or FaustWP made (`?p=12&preview=true`, `?preview_id=12&preview_nonce=…`,
 * `&previewPathname=…&typeName=…`); the path it stands at, '/' where it says nothing. Out: null where it names nothing.
 */
export function previewTarget(query: URLSearchParams, path: string | null = null): PreviewTarget | null {
  const pathname = query.get(PREVIEW_PATHNAME);
  // A draft's own address is a number again: `previewPathname=/?p=12`.
  const [own = '', within = ''] = (pathname ?? '').split('?');
  const id = idIn(query) ?? idIn(new URLSearchParams(within));
  if (id) return { id };
  const named = own.startsWith('/') ? own : path;
  return named === null ? null : { path: named };
}

/** WordPress takes any word for a yes; `false` and `0`, which people write, are none here. */
const isWanted = (value: string | null): boolean => value !== null && !['', '0', 'false'].includes(value);

/** This site's address of the preview that a request asks for; null for any other request. In: its path and query. */
export function previewAddress(path: string, query: URLSearchParams): string | null {
  if (!isWanted(query.get('preview'))) return null;
  const target = previewTarget(query, path);
  if (!target) return null;
  return 'id' in target
    ? `${PREVIEW_ROOT}${target.id}/`
    : `${PREVIEW_ROOT}?${new URLSearchParams({ [PREVIEW_PATHNAME]: target.path })}`;
}
