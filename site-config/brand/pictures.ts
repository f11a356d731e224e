import { iconsOf } from '../../shared/site/icons';
import type { SiteConfig } from './site';

/** Returns the names of the pictures that pages show, all of which the brand's folder must have. */
export function pictureNames(site: SiteConfig): string[] {
  const { ico, drawing, touch, app } = iconsOf(site);
  const urls = [
    site.logo,
    site.whiteLogo,
    site.quoteImage,
    site.scene,
    'og.jpg',
    ...[ico, drawing, touch, ...app].map((icon) => icon.path),
    ...site.navPromos.map(({ image }) => image),
  ];
  return [...new Set(urls.map((url) => url.slice(url.lastIndexOf('/') + 1)))];
}
