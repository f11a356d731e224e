import { SiteContext } from '@/components/site-context';
import { clientConfig, clientSite } from '@/site-config/client-config';

import type { SiteConfig } from '@/site-config/types';
import type { ReactNode } from 'react';

const own = clientConfig.site;
afterEach(() => {
  clientConfig.site = own;
});

/** Returns the node as a build of that brand renders it, on the server and in islands, until the test ends. */
export function inBrand(site: SiteConfig, node: ReactNode) {
  clientConfig.site = clientSite(site);
  return <SiteContext value={site}>{node}</SiteContext>;
}
