/**
 * The inline script of the document's head (first-paint.ts): shows a returning visitor's number in the first paint in place of the
 * default number, which the HTML has. It edits the call links as the parser adds them. Blocked or invalid storage counts as empty.
 */
import { chooseVariant, type NumberSite } from './rules';

import type { CallNumberVariant } from '@footbridge/shared/site/types';

/** The brand's paths, and its numbers' ten digits; without the default number. */
declare const SITE: NumberSite & { numbers: Partial<Record<CallNumberVariant, string>> };
declare const VARIANT_ATTRIBUTE: string;
declare const SPECIAL_ATTRIBUTE: string;
declare const PAGE_ATTRIBUTE: string;

const root = document.documentElement;

function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    // Blocked, or no JSON.
  }
}
const stored = (area: 'local' | 'session', key: string) =>
  attempt(() => JSON.parse(window[`${area}Storage`].getItem(`footbridge.${area}`) ?? '').state[key]);

const score = stored('local', 'callTrackingIntentScore');
const variant = chooseVariant(
  {
    path: location.pathname,
    ofPage: root.getAttribute(PAGE_ATTRIBUTE) ?? '',
    campaign: String(
      new URLSearchParams(location.search).get('utm_campaign') ||
        attempt(() => Object(stored('session', 'entry')).utm.campaign) ||
        '',
    ),
    isAlumni: !!attempt(() => /(^|; )alumni-entrance=true(;|$)/.test(document.cookie)),
    useVetPhone: stored('session', 'useVetPhone') === true,
    score: score === 2 ? 2 : score === 1 || root.hasAttribute(SPECIAL_ATTRIBUTE) ? 1 : 0,
  },
  SITE,
);
const digits = SITE.numbers[variant];

if (digits) {
  const tel = `+1${digits}`;
  const shown = digits.replace(/(...)(...)/, '($1) $2-');
  const each = (selector: string, edit: (element: HTMLAnchorElement) => void) =>
    document.querySelectorAll<HTMLAnchorElement>(selector).forEach(edit);
  const patch = () => {
    if (document.body) document.body.dataset.callNumber = tel;
    each('[data-call-link]', (link) => (link.href = `tel:${tel}`));
    each('[data-call-number-text]', (text) => {
      if (text.textContent !== shown) text.textContent = shown;
    });
  };
  const observer = new MutationObserver(patch);
  root.setAttribute(VARIANT_ATTRIBUTE, variant);
  observer.observe(root, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    patch();
    observer.disconnect();
  });
}
