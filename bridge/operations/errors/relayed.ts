import { isItemType, scrubItem, type ItemType } from '@/shared/errors/item';
import { ID, matching, own } from '@/shared/errors/parts';

import { createJsonScanner, parseJson } from '../../platform/json-limits';
import { isSameDsn, parseDsn, type Dsn } from '../../platform/dsn';
import { LINE_END, parseEnvelope, writeEnvelope, type Envelope, type EnvelopeItem } from './envelope';

/** An envelope to forward, or why there is none. */
export type Relayed = { body: string; hasRecording: boolean } | 'malformed' | 'other-dsn' | 'nothing-left';

/** Ten times an error with its breadcrumbs, and a long transaction. */
const EVENT_LIMITS = { maxDepth: 64, maxValues: 20_000 };
/** Ten times the nodes of a long page, which nest twice as deep as its elements. */
const RECORDING_LIMITS = { maxDepth: 1000, maxValues: 300_000 };

function payloadOf({ payload }: EnvelopeItem, type: ItemType): unknown {
  try {
    if (type !== 'replay_recording') return parseJson(payload, EVENT_LIMITS);
    // Its header and its events are two texts.
    const end = payload.indexOf(LINE_END);
    for (const text of [payload.subarray(0, Math.max(end, 0)), payload.subarray(end + 1)])
      createJsonScanner(RECORDING_LIMITS)(text);
    return payload.toString('utf8');
  } catch {
    return null;
  }
}

function scrubbed(items: readonly EnvelopeItem[]): { type: ItemType; payload: string }[] {
  return items.flatMap((item) => {
    const { type } = item;
    const payload = isItemType(type) ? scrubItem(type, payloadOf(item, type)) : null;
    return isItemType(type) && payload !== null
      ? [{ type, payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }]
      : [];
  });
}

const TRACE: Readonly<Record<string, RegExp>> = {
  trace_id: ID,
  public_key: /^\w{1,64}$/,
  release: /^[\w.@+-]{1,100}$/,
  environment: /^\w{1,64}$/,
  sampled: /^(?:true|false)$/,
  sample_rate: /^[\d.]{1,10}$/,
};

function headerOf({ header }: Envelope, dsn: Dsn): object {
  const trace = Object.fromEntries(
    Object.entries(TRACE).flatMap(([name, form]) => {
      const value = matching(own(header.trace, name), form);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  return {
    event_id: matching(header.event_id, ID),
    sent_at: new Date().toISOString(),
    dsn: dsn.text,
    ...(trace.trace_id !== undefined && { trace }),
  };
}

/**
 * Returns a browser's envelope as it is forwarded: only for this build's receiver, only with items that this site sends, scrubbed
 * again, because any client can send an envelope.
 */
export function relayedEnvelope(bytes: Buffer, dsn: Dsn): Relayed {
  const envelope = parseEnvelope(bytes);
  if (!envelope) return 'malformed';
  const named = typeof envelope.header.dsn === 'string' ? parseDsn(envelope.header.dsn) : null;
  if (!named || !isSameDsn(named, dsn)) return 'other-dsn';
  const items = scrubbed(envelope.items);
  // A recording has two items; one alone is dropped.
  const recording = items.filter(({ type }) => type.startsWith('replay_'));
  const forwarded = recording.length % 2 === 0 ? items : items.filter(({ type }) => !type.startsWith('replay_'));
  return forwarded.length === 0
    ? 'nothing-left'
    : {
        body: writeEnvelope(headerOf(envelope, dsn), forwarded),
        hasRecording: forwarded.some(({ type }) => type === 'replay_recording'),
      };
}
