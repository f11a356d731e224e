import { PHONE_NUMBER } from '@/shared/phone-digits';
import { site } from '@/site-config/site';

import { siteLink } from '../../wordpress/url/policy';

import type { StickyButton } from '../../wordpress/types';

/** A link as ACF keeps it. */
interface LinkFields {
  url?: string | null;
  title?: string | null;
  target?: string | null;
}

const lastTen = (text: string): string => text.replace(/\D/g, '').slice(-10);

/** The house's own number in any of its variants: a visitor sees the one that is theirs. */
function isOwnNumber(address: string): boolean {
  return (
    address.startsWith('tel:') && Object.values(site.callNumbers).some(({ tel }) => lastTen(tel) === lastTen(address))
  );
}

/** The call link with an editor's words; a number among them stands for the visitor's. Without words it says "Call" and the number. */
function callButton(title: string): StickyButton {
  if (!title) return { kind: 'call', before: 'Call ', after: '', hasNumber: true };
  const found = PHONE_NUMBER.exec(title);
  if (!found) return { kind: 'call', before: title, after: '', hasNumber: false };
  return {
    kind: 'call',
    before: title.slice(0, found.index),
    after: title.slice(found.index + found[0].length),
    hasNumber: true,
  };
}

/**
 * Buttons of a bar. In: the rows of ACF's repeater. With a destination a link, without one the call link (specification,
 * section 2 "Button"); so is a link to the house's own number, which is not everybody's. What says nothing, or leads
 * where the link policy does not, is left out.
 */
export function stickyButtons(
  rows: readonly ({ link?: LinkFields | null } | null)[] | null | undefined,
): StickyButton[] {
  return (rows ?? []).flatMap((row): StickyButton[] => {
    const title = row?.link?.title?.trim() ?? '';
    const address = row?.link?.url?.trim() ?? '';
    if (!address) return title ? [callButton(title)] : [];
    const url = siteLink(address);
    if (!url) return [];
    if (isOwnNumber(url)) return [callButton(title)];
    return title ? [{ kind: 'link', title, url, target: row?.link?.target === '_blank' ? '_blank' : '' }] : [];
  });
}
