import { brandsOf, parseBrand } from '@/site-config/brand/parse';
import type { SiteConfig } from '@/site-config/types';

/** Returns all brands, bundled, because a browser cannot read folders. Replaces site-config/brand/read.ts in Storybook. */
export function readBrands(): SiteConfig[] {
  const files = import.meta.glob<unknown>('../site-config/brands/*/brand.json', { eager: true, import: 'default' });
  return brandsOf(Object.entries(files).map(([file, content]) => parseBrand(file.split('/').at(-2) ?? file, content)));
}
