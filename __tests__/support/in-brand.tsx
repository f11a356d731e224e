import { SiteContext } from '@/components/site-context';
import { clientConfig, clientSite } from '@/site-config/client-config';

import type { SiteConfig } from '@/site-config/types';
import type { ReactNode } from 'react';

const own = clientConfig.site;
afterEach(() => {
  clientConfig.site = own;
});

/** Renders its children as a build of that brand does, on the server and in islands, until the test ends. */
export function InBrand({ site, children }: { site: SiteConfig; children: ReactNode }) {
  clientConfig.site = clientSite(site);
  return <SiteContext value={site}>{children}</SiteContext>;
}
