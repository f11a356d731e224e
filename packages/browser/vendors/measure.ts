import { clientConfig } from '@footbridge/shared/site/client-config';
import { consentVendors } from '@footbridge/shared/vendors/consent';
import { canLoad } from '@footbridge/shared/vendors/configured';

import { allowedCategories, consentState, refreshConsent } from '../consent/state';
import { clearRefused } from '../consent/withdraw';
import { callSwap } from '../number/run';
import { hasRefusedScript, loadInPage } from './in-page';
import { allowedEvent, onReport, report } from './report';
import { openVendorIframe } from './vendor-iframe';

import type { PageKind } from '@footbridge/shared/vendors/pages';
import type { VendorId } from '@footbridge/shared/vendors/types';

const PLACES = [
  ['header', 'header'],
  ['.sticky-bar', 'bar'],
  ['.site-footer', 'footer'],
  ['dialog', 'window'],
] as const;

/** Reports each click on a call link: its place on the page, not its number. */
function watchCalls(): void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[data-call-link]') : null;
    if (link)
      report({ name: 'call_click', fields: { place: PLACES.find(([around]) => link.closest(around))?.[1] ?? 'text' } });
  };
  document.addEventListener('click', onClick, { capture: true });
}

/** What vendors may get about a page (packages/shared/vendors/pages.ts). */
export interface MeasuredPage {
  kind: PageKind;
  isOpen: boolean;
}

const iframes = new Map<VendorId, ReturnType<typeof openVendorIframe>>();
let current: MeasuredPage | null = null;

/** Loads the call trackers that are allowed. With the script blocked the site's numbers stay. */
function loadCallTrackers(): void {
  const { NEXT_PUBLIC_CALLRAIL_ID: callRail, NEXT_PUBLIC_INVOCA_TAG: invoca } = clientConfig.settings;
  // Invoca's script reads its tag's id there.
  if (invoca) Object.assign(window, { InvocaTagId: invoca });
  const scripts: [VendorId, string | undefined][] = [
    ['callrail', callRail && `https://cdn.callrail.com/companies/${callRail}/12/swap.js`],
    ['invoca', invoca && 'https://solutions.invocacdn.com/js/invoca-latest.min.js'],
    ['call-tracking', clientConfig.settings.NEXT_PUBLIC_CALL_TRACKING_SRC],
  ];
  for (const [vendor, address] of scripts) if (address) loadInPage(vendor, address)?.then(callSwap, () => undefined);
}

/** Returns whether the page is open to vendors. A form in the content closes it, whatever the server said. */
const isOpen = (page: MeasuredPage): boolean =>
  page.isOpen && document.querySelector('main form.step-form, main form[data-form]') === null;

/** Loads the vendors that are allowed on the page, and removes the others. */
function updateVendors(page: MeasuredPage): void {
  const conditions = { isOpen: isOpen(page), allowed: allowedCategories() };
  for (const vendor of consentVendors().filter(({ way }) => way === 'frame')) {
    const iframe = iframes.get(vendor.id);
    if (!canLoad(vendor, conditions)) {
      iframe?.close();
      iframes.delete(vendor.id);
    } else if (!iframe) iframes.set(vendor.id, openVendorIframe(vendor.id, page.kind, conditions.allowed));
  }
  loadCallTrackers();
}

function sendPageView(page: MeasuredPage): void {
  const event = allowedEvent('page_view', { page_kind: page.kind });
  if (event) for (const iframe of iframes.values()) iframe.send(event);
}

/** Removes what refused vendors stored. A script that already runs in the page takes a reload to remove. */
function onConsentChange(): void {
  clearRefused();
  if (hasRefusedScript()) {
    window.location.reload();
    return;
  }
  // Reopened, because an iframe gets the allowed categories at its start.
  for (const iframe of iframes.values()) iframe.close();
  iframes.clear();
  if (!current) return;
  updateVendors(current);
  sendPageView(current);
}

/** Starts the vendors that the visitor and the page allow. Call it once a document. */
export function measurePage(page: MeasuredPage): void {
  current = page;
  clearRefused();
  watchCalls();
  onReport((event) => {
    for (const iframe of iframes.values()) iframe.send(event);
  });
  consentState.subscribe(onConsentChange);
  document.addEventListener('visibilitychange', refreshConsent);
  window.addEventListener('pageshow', refreshConsent);
  updateVendors(page);
  sendPageView(page);
}
