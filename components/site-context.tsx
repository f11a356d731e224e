import { createContext, useContext } from 'react';
import { site } from '@/site-config/site';
import type { SiteConfig } from '@/site-config/types';

/** The current brand: the build's by default; Storybook and tests provide others. */
export const SiteContext = createContext<SiteConfig>(site);

/** Returns the current brand's configuration. Server only; browser code reads clientConfig.site. */
export function useSite(): SiteConfig {
  return useContext(SiteContext);
}

/** Configured paths at which WordPress has nothing, of the page that is rendered. */
export const UnknownPathsContext = createContext<readonly string[]>([]);

/** Returns a function that returns whether a configured path may be linked to. Server only. */
export function useIsKnown(): (path: string | undefined) => boolean {
  const unknown = useContext(UnknownPathsContext);
  const own = `https://${useSite().domain}/`;
  return (path = '') => !unknown.includes(path.startsWith(own) ? path.slice(own.length - 1) : path);
}
