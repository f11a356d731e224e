import { placePath } from './address';
import { fields, form, id, list, plain, text, word } from './allow-list';
import { isFields, own, type Fields } from '../fields';
import { pageRule, scrubRecording } from './recording';
import { commonFields, release, report } from './report';
import { isIgnoredTransaction, SAMPLING } from './settings';

/** An envelope's header. `trace` has the trace and its sampling (start.ts), without the page that it began on. */
const header = fields({
  event_id: id,
  sent_at: form(/^[\d:TZ.+-]{10,35}$/),
  dsn: text((dsn) => dsn),
  trace: fields({
    trace_id: id,
    public_key: word,
    release,
    environment: word,
    sampled: form(/^(?:true|false)$/),
    sample_rate: (_, { sampled }) => (sampled === 'true' ? String(SAMPLING.traces) : undefined),
  }),
});

/** Scrubs a recording: `{"segment_id":0}`, a line break, and the events. A compressed one cannot be read. */
function scrubRecordingText(recording: string, page: string): string | undefined {
  const end = recording.indexOf('\n');
  try {
    const events: unknown = JSON.parse(recording.slice(end + 1));
    if (end < 0 || !Array.isArray(events)) return undefined;
    const segment = fields({ segment_id: plain })(JSON.parse(recording.slice(0, end)), {});
    return `${JSON.stringify(segment)}\n${JSON.stringify(scrubRecording(events, page))}`;
  } catch {
    return undefined;
  }
}

const replayEvent = (page: string) =>
  fields({
    ...commonFields,
    type: () => 'replay_event',
    replay_start_timestamp: plain,
    segment_id: plain,
    replay_id: id,
    replay_type: form(/^(?:session|buffer)$/),
    error_ids: list(id, 100),
    trace_ids: list(id, 100),
    urls: list(pageRule(page), 100),
  });

/** Scrubs an item by its type. Sessions, logs, profiles, attachments and feedback are dropped. */
export function scrubItem(type: unknown, payload: unknown, page: string = placePath(undefined)): unknown {
  if (type === 'replay_recording') return typeof payload === 'string' ? scrubRecordingText(payload, page) : undefined;
  if (type === 'replay_event') return replayEvent(page)(payload, {});
  if (type !== 'event' && type !== 'transaction') return undefined;
  const name = own(payload, 'transaction');
  if (type === 'transaction' && typeof name === 'string' && isIgnoredTransaction(name)) return undefined;
  return report(payload, {});
}

export type ScrubbedItem = readonly [header: { type: string; length?: number }, payload: Fields | string];

/**
 * Scrubs an envelope, which is a header and its items, as Sentry's SDK passes it to a transport.
 * @param page replaces the URLs of recorded pages
 */
export function scrubEnvelope([head, items]: readonly unknown[], page?: string): [Fields, ScrubbedItem[]] {
  const scrubbedHeader = header(head, {});
  const scrubbed = (Array.isArray(items) ? items : []).flatMap((item: unknown): ScrubbedItem[] => {
    const [itemHeader, payload]: unknown[] = Array.isArray(item) ? item : [];
    const type = own(itemHeader, 'type');
    const result = scrubItem(type, payload, page);
    if (typeof type !== 'string') return [];
    if (typeof result === 'string') return [[{ type, length: new TextEncoder().encode(result).length }, result]];
    return isFields(result) ? [[{ type }, result]] : [];
  });
  return [isFields(scrubbedHeader) ? scrubbedHeader : {}, scrubbed];
}
