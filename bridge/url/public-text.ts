import { site } from '@/site-config/site';

import { wordPressAddresses } from './wordpress-addresses';

const UPLOADS = '/wp-content/uploads/';

/**
 * Text or cleaned HTML in which WordPress's own address still stands (a link whose words are its address, a share link)
 * with this site's public address instead: visitors never learn where WordPress is, and what they copy works.
 */
export function publicText(text: string): string {
  const own = `https://${site.domain}`;
  for (const { host, pathname } of wordPressAddresses()) {
    const address = `//${host}${pathname.replace(/\/$/, '')}`;
    if (!text.includes(address)) continue;
    for (const scheme of ['http:', 'https:']) {
      text = text.replaceAll(`${scheme}${address}${UPLOADS}`, `${own}/media/`).replaceAll(`${scheme}${address}`, own);
    }
  }
  return text;
}
