import { own } from '@footbridge/shared/fields';
import { EVENTS, type EventName, type MeasuredEvent } from '@footbridge/shared/vendors/events';

const isEventName = (name: unknown): name is EventName => typeof name === 'string' && Object.hasOwn(EVENTS, name);

/** Returns the allow list's own values, never the given objects. */
function fieldsOf(name: EventName, given: unknown): Record<string, string> | null {
  const known: readonly [string, readonly string[]][] = Object.entries(EVENTS[name]);
  const fields = known.flatMap(([field, values]) => {
    const value = values.find((allowed) => allowed === own(given, field));
    return value === undefined ? [] : [[field, value] as const];
  });
  return fields.length === known.length ? Object.fromEntries(fields) : null;
}

/** An event as it is sent: its name, and a value from the allow list for each of its fields. */
export interface AllowedEvent {
  name: EventName;
  fields: Record<string, string>;
}

/**
 * Returns an event limited to the allow list (packages/shared/vendors/events.ts); other fields are dropped.
 * @returns null for an event that is not on the list, or that lacks a field or has another value there
 */
export function allowedEvent(name: unknown, fields: unknown): AllowedEvent | null {
  if (!isEventName(name)) return null;
  const allowed = fieldsOf(name, fields);
  return allowed && { name, fields: allowed };
}

const listeners = new Set<(event: AllowedEvent) => void>();

/** Sends an event to the listeners. There are none unless the visitor consented and the page allows it. */
export function report({ name, fields }: MeasuredEvent): void {
  const event = allowedEvent(name, fields);
  if (event) for (const listener of listeners) listener(event);
}

/** Calls `listener` with each allowed event. */
export const onReport = (listener: (event: AllowedEvent) => void): void => void listeners.add(listener);
