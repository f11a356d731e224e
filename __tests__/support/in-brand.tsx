import { SiteContext } from '@/components/site-context';
import { brands, setBrands } from '@footbridge/shared/site/current';

import type { SiteConfig } from '@/site-config/types';
import type { ReactNode } from 'react';

// As __tests__/setup.ts has it.
afterEach(() => {
  globalThis.footbridgeBrands = undefined;
});

/** Returns the node as a build of that brand renders it, on the server and in islands, until the test ends. */
export function inBrand(site: SiteConfig, node: ReactNode) {
  setBrands({ ...brands(), site });
  return <SiteContext value={site}>{node}</SiteContext>;
}
