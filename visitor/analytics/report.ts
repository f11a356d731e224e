import { allowedEvent, type AllowedEvent, type MeasuredEvent } from './allow-list';

const hearers = new Set<(event: AllowedEvent) => void>();

/** Tells what happened to whoever may know of it: nobody, unless the visitor consented and the page allows it. */
export function report({ name, fields }: MeasuredEvent): void {
  const event = allowedEvent(name, fields);
  if (event) for (const hear of hearers) hear(event);
}

/** Calls back with each event that may be told. @returns what ends it */
export function hearReports(hear: (event: AllowedEvent) => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}
