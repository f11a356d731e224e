import { lastTen, PHONE_NUMBER } from '@footbridge/shared/phone-number';
import { site } from '@footbridge/shared/site/current';

import { siteLink } from '../../wordpress/url/policy';

import type { BarFields } from '../../wordpress/answers';

/** The content of a sticky bar (specification, section 4), plain text; at least one of the three is not empty. */
export interface StickyBarView {
  title: string;
  subtitle: string;
  buttons: StickyButton[];
}

/** A button of the sticky bar: a link, or the call link with the visit's number. */
export type StickyButton =
  | { kind: 'link'; title: string; url: string; /** Empty, or `_blank`. */ target: string }
  /** Text around the number; without number the text is the link. */
  | { kind: 'call'; before: string; after: string; hasNumber: boolean };

function isOwnNumber(address: string): boolean {
  return (
    address.startsWith('tel:') && Object.values(site().callNumbers).some(({ tel }) => lastTen(tel) === lastTen(address))
  );
}

/** Returns the call link with an editor's text; the visit's number replaces a number in it. */
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
 * Returns a bar's buttons. Without a destination, or with the brand's own number, one is the call link (specification,
 * section 2).
 */
export function stickyButtons(rows: BarFields['buttons']): StickyButton[] {
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
