import { framePath } from '@/shared/vendors/events';

import { setUserId } from '../vendors/user-ids';
import { storeJar, storedJar, readJar } from './jar';

import type { PageKind } from '@/shared/vendors/pages';
import type { ConsentCategory, VendorId } from '@/shared/vendors/types';
import type { AllowedEvent } from './allow-list';

export interface VendorIframe {
  /** Tells an event, now or as soon as the frame hears. */
  tell: (event: AllowedEvent) => void;
  /** Takes the frame away, and with it everything of the vendor: its script, its timers, what it held. */
  end: () => void;
}

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined;

function frameElement(vendor: VendorId): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Without an origin: no cookies, no storage, no look at this page. Its address is the same on each, and no referrer says which.
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.src = framePath(vendor);
  frame.title = 'Statistics';
  frame.hidden = true;
  frame.setAttribute('aria-hidden', 'true');
  return frame;
}

/** Lets a vendor's script in, in a frame of its own (bridge/visitors/vendors). @param kind of the page that is shown */
export function openVendorIframe(vendor: VendorId, kind: PageKind, allowed: readonly ConsentCategory[]): VendorIframe {
  const frame = frameElement(vendor);
  const waiting: AllowedEvent[] = [];
  let isReady = false;
  // '*': a frame without an origin cannot be named otherwise. The policy lets no other page into it.
  const send = (message: object) => frame.contentWindow?.postMessage(message, '*');
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow) return;
    const jar = own(data, 'jar');
    if (jar !== undefined) storeJar(vendor, readJar(jar));
    const userId = own(data, 'userId');
    if (userId !== undefined) setUserId(vendor, userId);
    if (own(data, 'ready') !== true || isReady) return;
    isReady = true;
    send({ start: { jar: storedJar(vendor), allowed, kind } });
    for (const event of waiting) send({ event });
  };
  window.addEventListener('message', hear);
  document.body.append(frame);
  return {
    tell: (event) => {
      if (isReady) send({ event });
      else waiting.push(event);
    },
    end: () => {
      window.removeEventListener('message', hear);
      setUserId(vendor, undefined);
      frame.remove();
    },
  };
}
