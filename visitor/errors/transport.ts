import { makeFetchTransport } from '@sentry/browser';

import { isItemType, scrubItem, type ItemType } from '@/shared/errors/item';
import { isFields, own, present, type Fields } from '@/shared/errors/parts';
import { MAX_REPORT_BYTES, SAMPLING } from '@/shared/errors/settings';

import { placeInView } from './place';

import type { BrowserOptions } from '@sentry/browser';

type MakeTransport = NonNullable<BrowserOptions['transport']>;
type Envelope = Parameters<ReturnType<MakeTransport>['send']>[0];

/** Narrows to the SDK's type, which lists every combination of items. */
const isEnvelope = (value: unknown): value is Envelope =>
  Array.isArray(value) && value.length === 2 && isFields(value[0]) && Array.isArray(value[1]);

/** `length` is that of a text, in bytes. */
type ScrubbedItem = readonly [header: { type: ItemType; length?: number }, payload: unknown];

/** Returns the header with the trace and its sampling (start.ts), without the page that it began on. */
function scrubHeader(header: unknown): Fields {
  const { event_id, sent_at, dsn, trace } = isFields(header) ? header : {};
  const part = (name: string) => own(trace, name);
  const scrubbed = present({
    trace_id: part('trace_id'),
    public_key: part('public_key'),
    release: part('release'),
    environment: part('environment'),
    sampled: part('sampled'),
    sample_rate: part('sampled') === 'true' ? String(SAMPLING.traces) : undefined,
  });
  return present({ event_id, sent_at, dsn, trace: isFields(trace) ? scrubbed : undefined });
}

/** Returns the allowed items, scrubbed. Every integration's output passes here last. */
function scrubItems(items: readonly unknown[]): ScrubbedItem[] {
  const page = placeInView();
  return items.flatMap((item): ScrubbedItem[] => {
    const [header, payload]: unknown[] = Array.isArray(item) ? item : [];
    const type = own(header, 'type');
    if (!isItemType(type)) return [];
    const scrubbed = scrubItem(type, payload, page);
    if (scrubbed === null) return [];
    return [
      [typeof scrubbed === 'string' ? { type, length: new TextEncoder().encode(scrubbed).length } : { type }, scrubbed],
    ];
  });
}

/** The server's answer to a report that is too large. The SDK ends a recording after it, since a part would be missing. */
const TOO_LARGE = { statusCode: 413 };

const isTooLarge = (items: readonly ScrubbedItem[]): boolean =>
  items.some(([{ length = 0 }]) => length > MAX_REPORT_BYTES.recording);

/**
 * The SDK's fetch transport, with scrubbing before it. Throws on 5xx (the server cannot reach the receiver), so that the SDK
 * retries a recording in place of dropping it.
 */
export const scrubbedTransport: MakeTransport = (options) => {
  const transport = makeFetchTransport(options);
  return {
    flush: (timeout) => transport.flush(timeout),
    send: async ([header, items]) => {
      const scrubbed = scrubItems(items);
      if (isTooLarge(scrubbed)) return TOO_LARGE;
      const envelope: unknown = [scrubHeader(header), scrubbed];
      if (scrubbed.length === 0 || !isEnvelope(envelope)) return {};
      const answer = await transport.send(envelope);
      if ((answer.statusCode ?? 0) >= 500) throw new Error(`The report was answered with ${answer.statusCode}`);
      return answer;
    },
  };
};
