/** Query flags of the admin bar's links (specification, section 2; decisions, section 5: the last two mean the same). */
export const CLEAR_FLAGS = ['clear-cache', 'clear-menu-cache', 'clearMenuCache'] as const;
const MENU_FLAGS: readonly string[] = ['clear-menu-cache', 'clearMenuCache'];

export interface RequestedClear {
  page: boolean;
  menus: boolean;
  /** The address without the flags, with the rest of its query. */
  clean: string;
}

/** Pure, for server/steps/normalize-url.ts. Out: null for an address without flags. */
export function clearAsked(path: string, search: URLSearchParams): RequestedClear | null {
  if (!CLEAR_FLAGS.some((flag) => search.has(flag))) return null;
  const rest = new URLSearchParams(search);
  for (const flag of CLEAR_FLAGS) rest.delete(flag);
  const menus = MENU_FLAGS.some((flag) => search.has(flag));
  return { page: search.has('clear-cache'), menus, clean: rest.size > 0 ? `${path}?${rest}` : path };
}
