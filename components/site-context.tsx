import { createContext, useContext } from 'react';
import { site } from '@/site-config/site';
import type { SiteConfig } from '@/site-config/types';

/** The current brand: the build's by default; Storybook and tests provide others. */
export const SiteContext = createContext<SiteConfig>(site);

/** Returns the current brand's configuration. Server only; browser code reads clientConfig.site. */
export function useSite(): SiteConfig {
  return useContext(SiteContext);
}
