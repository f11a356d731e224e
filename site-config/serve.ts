/** The server's entry, which the server build bundles (packages/bridge/server/vite.config.mts): serves a brand of this theme. */
import { main } from '@footbridge/bridge/server/main';

/** Returns the brands of BRANDS_DIR. @throws BrandError with all errors of all brands */
async function readBrands() {
  const { brands } = await import('./index');
  const { validateSites } = await import('./validation/validate');
  validateSites();
  return brands;
}

void main(readBrands);
