import { site } from '@/site-config/site';

import { wordPressAddresses } from './wordpress-addresses';

const UPLOADS = '/wp-content/uploads/';
/** Where an address ends: `https://cms.example.org.evil.example` and `https://cms.example.org:8443` are others'. */
const END = '(?![\\w-]|\\.\\w|:\\d)';

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Text or cleaned HTML in which WordPress's own address still stands (a link whose words are its address, a share link)
 * with this site's public address instead: visitors never learn where WordPress is, and what they copy works.
 */
export function publicText(text: string): string {
  const own = `https://${site.domain}`;
  for (const { host, pathname } of wordPressAddresses()) {
    const address = `//${host}${pathname.replace(/\/$/, '')}`;
    if (!text.includes(address)) continue;
    const whole = new RegExp(`https?:${escapeRegExp(address)}${END}(${UPLOADS})?`, 'g');
    text = text.replace(whole, (_, uploads?: string) => (uploads ? `${own}/media/` : own));
  }
  return text;
}
