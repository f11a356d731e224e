import { createContext, useContext } from 'react';
import { clientConfig, type ClientSite } from '@/site-config/client-config';

/** What islands know of the brand. Its default is the page's own; only Storybook provides another. */
export const ClientSiteContext = createContext<ClientSite>(clientConfig.site);

/** Returns the brand's values that a browser has, too: for components that are drawn in islands. */
export function useClientSite(): ClientSite {
  return useContext(ClientSiteContext);
}
