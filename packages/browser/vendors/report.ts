import { allowedEvent, type AllowedEvent, type MeasuredEvent } from './allow-list';

const listeners = new Set<(event: AllowedEvent) => void>();

/** Sends an event to the listeners. There are none unless the visitor consented and the page allows it. */
export function report({ name, fields }: MeasuredEvent): void {
  const event = allowedEvent(name, fields);
  if (event) for (const listener of listeners) listener(event);
}

/** Calls `listener` with each allowed event. @returns a function that unsubscribes */
export function onReport(listener: (event: AllowedEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
