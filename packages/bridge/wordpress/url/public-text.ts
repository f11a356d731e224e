import { site } from '@footbridge/shared/site/current';

import { mediaRoots } from './media-roots';
import { wordPressAddresses } from './wordpress-addresses';

/** The end of an address: `https://cms.example.org.evil.example` and `https://cms.example.org:8443` are other hosts. */
const END = '(?![\\w-]|\\.\\w|:\\d)';

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Replaces WordPress's own address in text or cleaned HTML with this site's, so that it is not disclosed. */
export function publicText(text: string): string {
  const own = `https://${site().domain}`;
  const roots = mediaRoots().filter(({ host }) => host === null);
  const folders = roots.map(({ folder }) => escapeRegExp(folder)).toSorted((a, b) => b.length - a.length);
  for (const { host, pathname } of wordPressAddresses()) {
    const address = `//${host}${pathname.replace(/\/$/, '')}`;
    if (!text.includes(address)) continue;
    const whole = new RegExp(`https?:${escapeRegExp(address)}${END}(${folders.join('|')})?`, 'g');
    text = text.replace(whole, (_, folder?: string) => {
      const root = folder && roots.find((each) => each.folder === folder);
      return root ? `${own}/media/${root.key}` : own;
    });
  }
  return text;
}
