/*
 * Sentry's envelope: a header line of JSON, then for each item a header line and its payload, which has `length` bytes, or else one
 * line (develop.sentry.dev/sdk/data-model/envelopes).
 */
import { z } from 'zod';

import { parseJson } from '../../platform/json-limits';

const headerSchema = z.record(z.string(), z.unknown());
const itemHeaderSchema = z.object({ type: z.string().min(1).max(64), length: z.number().int().min(0).optional() });

export interface EnvelopeItem {
  type: string;
  payload: Buffer;
}

export interface Envelope {
  header: Record<string, unknown>;
  items: EnvelopeItem[];
}

/** A report has one item, a recording two. */
const MAX_ITEMS = 20;
/** A header has a dozen values. */
const HEADER_LIMITS = { maxDepth: 8, maxValues: 200 };
export const LINE_END = 0x0a;

function json(bytes: Buffer): unknown {
  try {
    return parseJson(bytes, HEADER_LIMITS);
  } catch {
    return undefined;
  }
}

/** Parses an envelope. @returns null if it is invalid, or has too many items */
export function parseEnvelope(body: Buffer): Envelope | null {
  let at = 0;
  const line = (): Buffer => {
    const end = body.indexOf(LINE_END, at);
    const found = body.subarray(at, end < 0 ? body.length : end);
    at = end < 0 ? body.length : end + 1;
    return found;
  };
  const header = headerSchema.safeParse(json(line()));
  if (!header.success) return null;
  const items: EnvelopeItem[] = [];
  while (at < body.length) {
    const headerLine = line();
    if (headerLine.length === 0) continue;
    const item = itemHeaderSchema.safeParse(json(headerLine));
    if (!item.success || items.length === MAX_ITEMS) return null;
    const { type, length } = item.data;
    if (length !== undefined && at + length > body.length) return null;
    const payload = length === undefined ? line() : body.subarray(at, at + length);
    if (length !== undefined) at += length + 1;
    items.push({ type, payload });
  }
  return { header: header.data, items };
}

/** Returns an envelope as text. */
export function writeEnvelope(header: object, items: readonly { type: string; payload: string }[]): string {
  const parts = items.map(
    ({ type, payload }) => `${JSON.stringify({ type, length: Buffer.byteLength(payload) })}\n${payload}\n`,
  );
  return `${JSON.stringify(header)}\n${parts.join('')}`;
}
