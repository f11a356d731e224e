import { createContext, useContext } from 'react';
import { site } from '@/site-config/site';
import type { SiteConfig } from '@/site-config/types';

/** The brand that is drawn. Its default is the build's own; only Storybook and tests provide another. */
export const SiteContext = createContext<SiteConfig>(site);

/** @returns the configuration of the brand that is drawn. Server only: what a browser draws reads clientConfig.site. */
export function useSite(): SiteConfig {
  return useContext(SiteContext);
}
