/** Query flags of the admin bar's links (specification, section 2). The last two are synonyms. */
export const CLEAR_FLAGS = ['clear-cache', 'clear-menu-cache', 'clearMenuCache'] as const;
const MENU_FLAGS: readonly string[] = ['clear-menu-cache', 'clearMenuCache'];

export interface RequestedClear {
  page: boolean;
  menus: boolean;
  /** The URL without the flags. */
  clean: string;
}

/** Returns what a URL's flags request; null without flags. Pure, for server/steps/normalize-url.ts. */
export function requestedClear(path: string, search: URLSearchParams): RequestedClear | null {
  if (!CLEAR_FLAGS.some((flag) => search.has(flag))) return null;
  const rest = new URLSearchParams(search);
  for (const flag of CLEAR_FLAGS) rest.delete(flag);
  const menus = MENU_FLAGS.some((flag) => search.has(flag));
  return { page: search.has('clear-cache'), menus, clean: rest.size > 0 ? `${path}?${rest}` : path };
}
