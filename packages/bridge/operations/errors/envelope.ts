/*
 * Sentry's envelope: a header line of JSON, then for each item a header line and its payload
 * (develop.sentry.dev/sdk/data-model/envelopes). Its SDK writes a recording as two lines, other payloads as one. Sentry's own parser
 * is not used: it cuts by lengths that a hostile sender chooses, and sets no limit to nesting.
 */
import { own } from '@footbridge/shared/fields';
import { scrubEnvelope } from '@footbridge/shared/errors/envelope';

import { isSameDsn, parseDsn, type Dsn } from '../../platform/dsn';
import { createJsonScanner, parseJson } from '../../platform/json-limits';

/** An envelope to forward, or why there is none. */
export type Relayed = { body: string; hasRecording: boolean } | 'malformed' | 'other-dsn' | 'nothing-left';

/** A report has one item, a recording two. */
const MAX_LINES = 64;
/** A header has a dozen values. */
const HEADER_LIMITS = { maxDepth: 8, maxValues: 200 };
/** Ten times an error with its breadcrumbs, and a long transaction. */
const EVENT_LIMITS = { maxDepth: 64, maxValues: 20_000 };
/** Ten times the nodes of a long page, which nest twice as deep as its elements. */
const RECORDING_LIMITS = { maxDepth: 1000, maxValues: 300_000 };

const LINE_END = 0x0a;

function linesOf(body: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const found = body.indexOf(LINE_END, at);
    const end = found < 0 ? body.length : found;
    if (end > at && lines.push(body.subarray(at, end)) > MAX_LINES) throw new Error(`More than ${MAX_LINES} lines`);
    at = end + 1;
  }
  return lines;
}

/** Returns header and items. @throws Error for what is no envelope, or exceeds a limit */
function parseEnvelope(body: Buffer): [unknown, unknown[]] {
  const lines = linesOf(body);
  const json = (limits: typeof HEADER_LIMITS) => parseJson(lines.shift() ?? Buffer.alloc(0), limits);
  const recording = () =>
    lines
      .splice(0, 2)
      .map((line) => {
        createJsonScanner(RECORDING_LIMITS)(line);
        return line.toString('utf8');
      })
      .join('\n');
  const header = json(HEADER_LIMITS);
  const items: unknown[] = [];
  while (lines.length > 0) {
    const itemHeader = json(HEADER_LIMITS);
    items.push([itemHeader, own(itemHeader, 'type') === 'replay_recording' ? recording() : json(EVENT_LIMITS)]);
  }
  return [header, items];
}

/** Returns an envelope as it is forwarded: only for this build's receiver, only with items that this site sends, scrubbed again. */
export function relayedEnvelope(bytes: Buffer, dsn: Dsn): Relayed {
  try {
    const [header, items] = scrubEnvelope(parseEnvelope(bytes));
    const named = typeof header.dsn === 'string' ? parseDsn(header.dsn) : null;
    if (!named || !isSameDsn(named, dsn)) return 'other-dsn';
    if (items.length === 0) return 'nothing-left';
    const lines = [{ ...header, dsn: dsn.text }, ...items.flat()];
    return {
      body: lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
      hasRecording: items.some(([{ type }]) => type === 'replay_recording'),
    };
  } catch {
    return 'malformed';
  }
}
