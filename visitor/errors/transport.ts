import { makeFetchTransport } from '@sentry/browser';

import { isItemType, scrubItem } from '@/shared/errors/item';
import { isFields, own, present, type Fields } from '@/shared/errors/parts';
import { SAMPLING } from '@/shared/errors/settings';

import { placeInView } from './place';

import type { BrowserOptions } from '@sentry/browser';

type MakeTransport = NonNullable<BrowserOptions['transport']>;
type Envelope = Parameters<ReturnType<MakeTransport>['send']>[0];

/** Of the SDK's type, which spells out every pair of items that there is: what is left of an envelope is one, too. */
const isEnvelope = (value: unknown): value is Envelope =>
  Array.isArray(value) && value.length === 2 && isFields(value[0]) && Array.isArray(value[1]);

/** Names the trace and how it was drawn (start.ts); not the page that it began on. */
function scrubHeader(header: unknown): Fields {
  const { event_id, sent_at, dsn, trace } = isFields(header) ? header : {};
  const part = (name: string) => own(trace, name);
  const kept = present({
    trace_id: part('trace_id'),
    public_key: part('public_key'),
    release: part('release'),
    environment: part('environment'),
    sampled: part('sampled'),
    sample_rate: part('sampled') === 'true' ? String(SAMPLING.traces) : undefined,
  });
  return present({ event_id, sent_at, dsn, trace: isFields(trace) ? kept : undefined });
}

/** Items that may leave, scrubbed: whatever an integration put together, this is the last that it passes. */
function scrubItems(items: readonly unknown[]): unknown[] {
  const page = placeInView();
  return items.flatMap((item) => {
    const [header, payload]: unknown[] = Array.isArray(item) ? item : [];
    const type = own(header, 'type');
    const scrubbed = isItemType(type) ? scrubItem(type, payload, page) : null;
    if (scrubbed === null) return [];
    return [
      [typeof scrubbed === 'string' ? { type, length: new TextEncoder().encode(scrubbed).length } : { type }, scrubbed],
    ];
  });
}

/**
 * The SDK's way out, with a gate before it. An answer of 5xx (this site's server cannot reach the receiver) counts as none:
 * the SDK tries a recording again then, and would give it up for an answer.
 */
export const scrubbedTransport: MakeTransport = (options) => {
  const transport = makeFetchTransport(options);
  return {
    flush: (timeout) => transport.flush(timeout),
    send: async ([header, items]) => {
      const kept = scrubItems(items);
      const envelope: unknown = [scrubHeader(header), kept];
      if (kept.length === 0 || !isEnvelope(envelope)) return {};
      const answer = await transport.send(envelope);
      if ((answer.statusCode ?? 0) >= 500) throw new Error(`The report was answered with ${answer.statusCode}`);
      return answer;
    },
  };
};
