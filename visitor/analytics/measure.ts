import { clientConfig } from '@/site-config/client-config';
import { wasAskedHere } from '@/site-config/consent-vendors';
import { mayLoad } from '@/shared/vendors/rules';

import { allowedCategories, consentState, refreshConsent } from '../consent/state';
import { clearRefused } from '../consent/withdraw';
import { callSwap } from '../number/swap';
import { hasRefusedScript, loadInPage } from '../vendors/in-page';
import { allowedEvent } from './allow-list';
import { watchCalls } from './calls';
import { openVendorIframe, type VendorIframe } from './frame';
import { hearReports } from './report';

import type { PageKind } from '@/shared/vendors/pages';
import type { VendorId } from '@/shared/vendors/types';

/** What other parties may know of a page (shared/vendors/pages.ts). */
export interface MeasuredPage {
  kind: PageKind;
  isOpen: boolean;
}

const frames = new Map<VendorId, VendorIframe>();
let shown: MeasuredPage | null = null;

const CALL_TRACKING = clientConfig.settings.NEXT_PUBLIC_CALL_TRACKING_SRC;

/** A form in the page shuts it, whatever the server said of it: an editor's text could have brought one. */
const isOpen = (page: MeasuredPage): boolean =>
  page.isOpen && document.querySelector('main form.step-form, main form[data-form]') === null;

/** Lets in who may come to the page that is shown, and takes away who may not. */
function follow(page: MeasuredPage): void {
  const circumstances = { isOpen: isOpen(page), allowed: allowedCategories() };
  for (const vendor of wasAskedHere.filter(({ way }) => way === 'frame')) {
    const frame = frames.get(vendor.id);
    if (!mayLoad(vendor, circumstances)) {
      frame?.end();
      frames.delete(vendor.id);
    } else if (!frame) frames.set(vendor.id, openVendorIframe(vendor.id, page.kind, circumstances.allowed));
  }
  if (CALL_TRACKING) loadInPage('call-tracking', CALL_TRACKING)?.then(callSwap, () => undefined);
}

function tellPage(page: MeasuredPage): void {
  const event = allowedEvent('page_view', { page_kind: page.kind });
  if (event) for (const frame of frames.values()) frame.tell(event);
}

/** Whoever takes consent back leaves nothing behind, in this document neither. */
function consentChanged(): void {
  clearRefused();
  if (hasRefusedScript()) {
    window.location.reload();
    return;
  }
  // Begun anew: a frame knows what was allowed when it began.
  for (const frame of frames.values()) frame.end();
  frames.clear();
  if (!shown) return;
  follow(shown);
  tellPage(shown);
}

/** Measures the page, as far as its visitor and its kind allow: once a document. */
export function measurePage(page: MeasuredPage): void {
  shown = page;
  clearRefused();
  watchCalls();
  hearReports((event) => {
    for (const frame of frames.values()) frame.tell(event);
  });
  consentState.subscribe(consentChanged);
  document.addEventListener('visibilitychange', refreshConsent);
  window.addEventListener('pageshow', refreshConsent);
  follow(page);
  tellPage(page);
}
