import { own } from '@footbridge/shared/fields';
import { vendorIframePath } from '@footbridge/shared/vendors/events';

import { setUserId } from './user-ids';
import { storeVendorData, storedVendorData, parseVendorData } from './vendor-data';

import type { PageKind } from '@footbridge/shared/vendors/pages';
import type { ConsentCategory, VendorId } from '@footbridge/shared/vendors/types';
import type { AllowedEvent } from './report';

function createIframe(vendor: VendorId): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  // An opaque origin: no cookies, no storage, no access to this page. The URL is the same on every page, and no referrer is sent.
  iframe.setAttribute('sandbox', 'allow-scripts');
  iframe.referrerPolicy = 'no-referrer';
  iframe.src = vendorIframePath(vendor);
  iframe.title = 'Statistics';
  iframe.hidden = true;
  iframe.setAttribute('aria-hidden', 'true');
  return iframe;
}

/** Loads a vendor's script in a sandboxed iframe (packages/bridge/visitors/vendors). @param kind of the current page */
export function openVendorIframe(vendor: VendorId, kind: PageKind, allowed: readonly ConsentCategory[]) {
  const iframe = createIframe(vendor);
  const queue: AllowedEvent[] = [];
  let isReady = false;
  // '*' because the iframe's origin is opaque. The Content-Security-Policy allows no other page in it.
  const send = (message: object) => iframe.contentWindow?.postMessage(message, '*');
  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== iframe.contentWindow) return;
    const cookies = own(data, 'cookies');
    if (cookies !== undefined) storeVendorData(vendor, parseVendorData(cookies));
    const userId = own(data, 'userId');
    if (userId !== undefined) setUserId(vendor, userId);
    if (own(data, 'ready') !== true || isReady) return;
    isReady = true;
    send({ start: { cookies: storedVendorData(vendor), allowed, kind } });
    for (const event of queue) send({ event });
  };
  window.addEventListener('message', onMessage);
  document.body.append(iframe);
  return {
    /** Sends an event, or queues it until the iframe is ready. */
    send: (event: AllowedEvent) => {
      if (isReady) send({ event });
      else queue.push(event);
    },
    /** Removes the iframe, and with it the vendor's script, timers and memory. */
    close: () => {
      window.removeEventListener('message', onMessage);
      setUserId(vendor, undefined);
      iframe.remove();
    },
  };
}
