import { printableLine } from '@/bridge/platform/invisible';

import type { Received, ReceivedItem } from './receiver';

const part = (value: unknown, ...keys: (string | number)[]): unknown =>
  keys.reduce(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
const words = (...parts: unknown[]): string =>
  parts
    .filter((one) => one !== undefined && one !== null && one !== '')
    .map((one) => printableLine(String(one)))
    .join(' ');
const count = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

function errorText(payload: unknown): string {
  const values: unknown = part(payload, 'exception', 'values');
  const error = Array.isArray(values) ? values.at(-1) : undefined;
  const what = words(part(error, 'type'), '–', part(error, 'value') ?? part(payload, 'message'));
  return `error        ${words(part(payload, 'tags', 'side'), part(payload, 'transaction'))}\n  ${what}\n  ${count(part(error, 'stacktrace', 'frames'))} frames, ${count(part(payload, 'breadcrumbs'))} breadcrumbs, release ${words(part(payload, 'release'))}`;
}

function itemText({ type, payload }: ReceivedItem): string {
  if (type === 'event') return errorText(payload);
  if (type === 'transaction')
    return `transaction  ${words(part(payload, 'transaction'))}, ${count(part(payload, 'spans'))} spans`;
  if (type === 'replay_event')
    return `recording    ${words(part(payload, 'replay_type'))}, part ${words(part(payload, 'segment_id'))}, ${words(part(payload, 'urls', 0))}`;
  if (type === 'replay_recording') return `  ${count(payload)} recorded events`;
  return `${printableLine(type)}  (this site sends none of these)`;
}

/** Returns a report as a few readable lines. */
export const reportText = ({ items }: Pick<Received, 'items'>): string => items.map(itemText).join('\n');
