import { EVENTS, type EventName, type MeasuredEvent } from '@/shared/vendors/events';

const isEventName = (name: unknown): name is EventName => typeof name === 'string' && Object.hasOwn(EVENTS, name);

/** Own values only: what a key such as __proto__ brings in is never looked at. */
const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined;

/** The list's own value, never the given one: what looks like it and is not it cannot get through. */
function fieldsOf(name: EventName, given: unknown): Record<string, string> | null {
  const known: readonly [string, readonly string[]][] = Object.entries(EVENTS[name]);
  const fields = known.flatMap(([field, values]) => {
    const value = values.find((allowed) => allowed === own(given, field));
    return value === undefined ? [] : [[field, value] as const];
  });
  return fields.length === known.length ? Object.fromEntries(fields) : null;
}

/** An event as it leaves this site: its name, and each of its fields with one of the values that are on the list. */
export interface AllowedEvent {
  name: EventName;
  fields: Record<string, string>;
}

/**
 * What may be told of an event (shared/vendors/events.ts).
 * @param name and @param fields of anything at all
 * @returns null for an event that is not on the list, or lacks a field, or has another value there; what is more is left out
 */
export function allowedEvent(name: unknown, fields: unknown): AllowedEvent | null {
  if (!isEventName(name)) return null;
  const allowed = fieldsOf(name, fields);
  return allowed && { name, fields: allowed };
}

export type { MeasuredEvent };
