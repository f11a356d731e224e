import { placePath } from './address';
import { scrubCommon, scrubEvent } from './event';
import { ID, isFields, listIn, matching, numbersIn, present, type Fields } from './parts';
import { scrubPage, scrubRecording } from './recording';
import { isIgnoredTransaction } from './settings';

/** Allowed items of an envelope. Sessions, logs, profiles, attachments and feedback are dropped. */
export const ITEM_TYPES = ['event', 'transaction', 'replay_event', 'replay_recording'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

export const isItemType = (type: unknown): type is ItemType => ITEM_TYPES.some((known) => known === type);

const ids = (value: unknown) => listIn(value, 100).flatMap((id) => matching(id, ID) ?? []);

function scrubReplayEvent(event: Fields, page: string): Fields {
  return present({
    ...scrubCommon(event),
    type: 'replay_event',
    ...numbersIn(event, ['replay_start_timestamp', 'segment_id']),
    replay_id: matching(event.replay_id, ID),
    replay_type: matching(event.replay_type, /^(?:session|buffer)$/),
    error_ids: ids(event.error_ids),
    trace_ids: ids(event.trace_ids),
    urls: listIn(event.urls, 100).map((url) => scrubPage(url, page)),
  });
}

/** Scrubs a recording: `{"segment_id":0}`, a line break, and the events. Returns null for a compressed one, which cannot be read. */
function scrubRecordingText(text: string, page: string): string | null {
  const end = text.indexOf('\n');
  try {
    const events: unknown = JSON.parse(text.slice(end + 1));
    if (end < 0 || !Array.isArray(events)) return null;
    return `${JSON.stringify(numbersIn(JSON.parse(text.slice(0, end)), ['segment_id']))}\n${JSON.stringify(scrubRecording(events, page))}`;
  } catch {
    return null;
  }
}

/**
 * Scrubs one item of an envelope, in the browser and again on the server.
 * @param page replaces the URLs of recorded pages
 * @returns null for an item that is not allowed
 */
export function scrubItem(
  type: ItemType,
  payload: unknown,
  page: string = placePath(undefined),
): Fields | string | null {
  if (type === 'replay_recording') return typeof payload === 'string' ? scrubRecordingText(payload, page) : null;
  if (!isFields(payload)) return null;
  if (type === 'replay_event') return scrubReplayEvent(payload, page);
  if (type === 'transaction' && typeof payload.transaction === 'string' && isIgnoredTransaction(payload.transaction))
    return null;
  return scrubEvent(payload);
}
