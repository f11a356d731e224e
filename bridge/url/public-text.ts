import { site } from '@/site-config/site';

import { wordPressUrl } from '../env';

const UPLOADS = '/wp-content/uploads/';

/**
 * Text or cleaned HTML in which WordPress's own address still stands (a link whose words are its address, a share link)
 * with this site's public address instead: visitors never learn where WordPress is, and what they copy works.
 */
export function publicText(text: string): string {
  const wordPress = wordPressUrl().replace(/^https?:/, '');
  if (!text.includes(wordPress)) return text;
  const own = `https://${site.domain}`;
  for (const scheme of ['http:', 'https:']) {
    text = text.replaceAll(`${scheme}${wordPress}${UPLOADS}`, `${own}/media/`).replaceAll(`${scheme}${wordPress}`, own);
  }
  return text;
}
