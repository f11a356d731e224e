import { createContext, useContext, useState } from 'react';

/** Names of what the page has so far, of the kinds that it has once. Server only. Without a provider everything is the first. */
export const OnceContext = createContext<Set<string> | null>(null);

/** Returns whether a component is the first of its name on the page. React on the server renders in the page's order. */
export function useIsFirst(name: string): boolean {
  const found = useContext(OnceContext);
  const [isFirst] = useState(() => !found?.has(name));
  found?.add(name);
  return isFirst;
}
