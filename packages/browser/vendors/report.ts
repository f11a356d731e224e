import { allowedEvent, type AllowedEvent } from './allow-list';

import type { MeasuredEvent } from '@footbridge/shared/vendors/events';

const listeners = new Set<(event: AllowedEvent) => void>();

/** Sends an event to the listeners. There are none unless the visitor consented and the page allows it. */
export function report({ name, fields }: MeasuredEvent): void {
  const event = allowedEvent(name, fields);
  if (event) for (const listener of listeners) listener(event);
}

/** Calls `listener` with each allowed event. */
export const onReport = (listener: (event: AllowedEvent) => void): void => void listeners.add(listener);
