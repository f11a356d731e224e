/** Previews of drafts and autosaves (pages/preview), by id: a draft has no address. */
export const PREVIEW_ROOT = '/preview/';

/** The preview beside WordPress's editor, and share links of it. */
export const LIVE_PREVIEW = '/preview/live/';

/** One block, in the canvas of WordPress's editor. */
export const BLOCK_PREVIEW = '/preview/block/';

/** The parameter with a preview's path, when its id is not known. */
const PREVIEW_PATHNAME = 'previewPathname';

/** In order of precedence: WordPress's parameter for autosaves, then FaustWP's. */
const IDS = ['preview_id', 'p', 'page_id'];
const ID = /^[1-9]\d{0,11}$/;

const idIn = (query: URLSearchParams): string | null =>
  IDS.map((name) => query.get(name) ?? '').find((value) => ID.test(value)) ?? null;

/** What a preview's link names: an id, or a path of the public site. */
export type Previewed = { id: string } | { path: string };

/**
 * Returns what a preview link of WordPress or FaustWP names (`?p=12&preview=true`); null for nothing.
 * @param path the link's own
 */
export function previewedIn(query: URLSearchParams, path: string | null = null): Previewed | null {
  const pathname = query.get(PREVIEW_PATHNAME);
  // A draft's pathname contains its id: `previewPathname=/?p=12`.
  const [own = '', within = ''] = (pathname ?? '').split('?');
  const id = idIn(query) ?? idIn(new URLSearchParams(within));
  if (id) return { id };
  const named = own.startsWith('/') ? own : path;
  return named === null ? null : { path: named };
}

/** Returns this site's path of a preview. @param part page of a paginated text, from 1 */
export function previewPath(target: Previewed, part = 1): string {
  if ('path' in target) return `${PREVIEW_ROOT}?${new URLSearchParams({ [PREVIEW_PATHNAME]: target.path })}`;
  return `${PREVIEW_ROOT}${target.id}/${part > 1 ? `${part}/` : ''}`;
}

/** Whether a `preview` parameter is true. WordPress accepts any value; here `false` and `0` are false. */
const isWanted = (value: string | null): boolean => value !== null && !['', '0', 'false'].includes(value);

/** Returns this site's address of the preview that a request's path and query name; null for any other request. */
export function previewPathOf(path: string, query: URLSearchParams): string | null {
  if (!isWanted(query.get('preview'))) return null;
  const target = previewedIn(query, path);
  return target && previewPath(target);
}
