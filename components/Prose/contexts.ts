import { createContext, useContext } from 'react';

import type { ThemeBlock } from '../blocks/define-block';

/** The theme's blocks by name. A context, because blocks import components that render texts. */
export const BlocksContext = createContext<Readonly<Record<string, ThemeBlock>>>({});

/** Where the page has the callback form itself; undefined where a text may have it. */
export const FormAtContext = createContext<string | undefined>(undefined);

/** Names of the forms and blocks that the page has already, of those that it has once. Server only. Without a provider each is the first. */
export const OnceContext = createContext<Set<string> | null>(null);

/** Returns whether a component is the first of its name on the page. React on the server renders in the page's order. */
export function useIsFirst(name: string): boolean {
  const found = useContext(OnceContext);
  const isFirst = !found?.has(name);
  found?.add(name);
  return isFirst;
}
