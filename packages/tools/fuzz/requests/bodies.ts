/** Bodies for every address that reads one: right ones, spoiled ones, and what is no such thing. */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { callback, insuranceCheck, plainCallback } from '@/__tests__/support/leads';
import { oddJson, oddText, spoiled, wellFormed } from './texts';

export interface Body {
  type: string;
  bytes: Buffer;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MEGABYTE = 1024 * 1024;

const json = (value: unknown): Body => ({ type: JSON_TYPE, bytes: Buffer.from(JSON.stringify(value) ?? '') });

/**
 * Valid bodies, by the route that reads them. A webhook's id is new each time, or all but the first would be refused.
 */
const RIGHT: Readonly<Record<string, () => unknown>> = {
  '/api/lead': () => callback(),
  '/api/insurance': () => insuranceCheck(),
  '/api/revalidate': () => ({
    id: randomUUID(),
    sentAt: new Date().toISOString(),
    events: [{ kind: 'node', keys: ['cG9zdDox', 'skipped:post'], uris: ['/about/', '/no-such-page/'] }],
  }),
  '/api/geolocation': () => ({ ipAddress: '8.8.8.8' }),
  '/api/vitals': () => ({
    template: 'single',
    device: 'mobile',
    values: { CLS: 0.01, FCP: 900, INP: 120, LCP: 1400, TTFB: 80 },
  }),
  '/api/suggestions': () => ({ typed: 'detox' }),
  '/api/send-email': () => ({
    to: ['staff@example.com'],
    from: 'somebody@example.com',
    subject: 'Cleared',
    message: 'Everything',
  }),
};
export const BODY_PATHS: readonly string[] = [...Object.keys(RIGHT), '/api/errors', '/api/wordpress-cache'];

const envelope = fc
  .tuple(
    spoiled({ sent_at: '2026-01-01T00:00:00Z', dsn: 'https://key@errors.example.org/1' }),
    fc.array(fc.tuple(spoiled({ type: 'event', length: 10 }), oddJson), { maxLength: 3 }),
  )
  .map(([head, items]): Body => ({
    type: 'text/plain;charset=UTF-8',
    bytes: Buffer.from([head, ...items.flat()].map((line) => JSON.stringify(line)).join('\n')),
  }));

const noise: fc.Arbitrary<Body> = fc.oneof(
  oddJson.map(json),
  fc.uint8Array({ maxLength: 400 }).map((bytes) => ({ type: JSON_TYPE, bytes: Buffer.from(bytes) })),
  fc
    .constantFrom('', '{', '{"a":', '\ufeff{}', '{"__proto__":{"form":"callback"}}', '{"form":"callback","form":1}')
    .map((text) => ({ type: JSON_TYPE, bytes: Buffer.from(text) })),
  fc.integer({ min: 1, max: 100_000 }).map((depth) => ({ type: JSON_TYPE, bytes: Buffer.from('['.repeat(depth)) })),
  fc
    .constantFrom(130 * 1024, MEGABYTE + 1, 3 * MEGABYTE)
    .map((size) => ({ type: JSON_TYPE, bytes: Buffer.alloc(size, '"') })),
  fc
    .tuple(
      fc.constantFrom(
        '',
        'application/json;charset=utf-16',
        'text/plain',
        'multipart/form-data; boundary=',
        'application/json, text/html',
        FORM_TYPE,
      ),
      oddText,
    )
    .map(([type, text]) => ({ type, bytes: Buffer.from(text) })),
);

const form = (right: Record<string, string>): fc.Arbitrary<Body> =>
  fc.oneof(
    spoiled(right).map((fields) => ({
      type: FORM_TYPE,
      bytes: Buffer.from(
        new URLSearchParams(
          Object.entries(fields ?? {}).map(([name, value]) => [
            wellFormed(name),
            String(JSON.stringify(value)).replace(/^"|"$/g, ''),
          ]),
        ).toString(),
      ),
    })),
    fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(right)), oddText), oddText), { maxLength: 6 })
      .map((pairs) => ({ type: FORM_TYPE, bytes: Buffer.from(pairs.map((pair) => pair.join('=')).join('&')) })),
  );

/** Forms without script, by the address that they are posted to. */
const FORMS: Readonly<Record<string, Record<string, string>>> = {
  '/api/lead': plainCallback(),
  '/api/insurance': plainCallback({
    form: 'insurance',
    payerName: 'Aetna',
    patientName: 'Rosalind Quist',
    dateOfBirth: '02/29/1984',
  }),
  '/lead/': plainCallback(),
  '/nearby/': { zip: '89101' },
  '/unlock/alumni/reunion/': { password: 'wrong' },
  '/comment/1/': { author: 'A', email: 'a@example.com', comment: 'Hello', parent: '0' },
};
export const FORM_PATHS = Object.keys(FORMS);

export function bodyFor(path: string): fc.Arbitrary<Body> {
  const right = RIGHT[path];
  const fields = FORMS[path];
  return fc.oneof(
    { weight: 2, arbitrary: noise },
    ...(right ? [{ weight: 5, arbitrary: fc.constant(null).map(right).chain(spoiled).map(json) }] : []),
    ...(fields ? [{ weight: 4, arbitrary: form(fields) }] : []),
    ...(path === '/api/errors' ? [{ weight: 4, arbitrary: envelope }] : []),
  );
}
