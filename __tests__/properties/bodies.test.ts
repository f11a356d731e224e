/** Any body sent to an API is read as its type or refused as documented; the log stays short. */
import * as fc from 'fast-check';

import { scrubEnvelope } from '@footbridge/shared/errors/envelope';
import { answerWebhook } from '@footbridge/bridge/cache/invalidation/answer-webhook';
import { leadOf, plainForm } from '@footbridge/bridge/leads/lead/plain-fields';
import { readLead } from '@footbridge/bridge/leads/lead/schema';
import { placeOfRecord, toPlace } from '@footbridge/bridge/visitors/geolocation/place';
import { canonicalAddress } from '@footbridge/bridge/platform/addresses';
import { printableLine, printableText } from '@footbridge/bridge/platform/invisible';
import { signedHeaders } from '@footbridge/bridge/platform/signature';
import { bodyFor } from '@footbridge/tools/fuzz/requests/bodies';
import { oddJson, oddText, spoiled } from '@footbridge/tools/fuzz/requests/texts';
import { FORM_NAMES, MAX_LENGTH } from '@footbridge/shared/forms/names';

import { always, alwaysLater, JEST_TIMEOUT_MS } from '../support/cases';
import { exchange } from '../support/exchange';
import { callback, insuranceCheck } from '../support/leads';
import { temporaryCache } from '../support/temporary-cache';

jest.setTimeout(JEST_TIMEOUT_MS);
temporaryCache();

const SECRET = 'a secret of thirty-two characters, at least';
const printed: string[] = [];

beforeEach(() => {
  process.env.FOOTBRIDGE_SECRET = SECRET;
  process.env.WORDPRESS_URL = 'https://cms.example.org';
  printed.length = 0;
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => void printed.push(words.join(' ')));
});

describe('a form', () => {
  const sent = fc.oneof(
    oddJson,
    fc
      .constantFrom(callback(), insuranceCheck(), callback({ form: 'facility-question', facility: 'desert-hope' }))
      .chain(spoiled),
  );

  it('is a lead that is complete, tidy and no longer than it may be; or invalid field by field; or none', () => {
    always([sent], (value) => {
      const read = readLead(value, FORM_NAMES);
      if (read.kind === 'malformed') return;
      if (read.kind === 'invalid') return expect(Object.values(read.fields).some(Boolean)).toBe(true);
      const { lead } = read;
      for (const name of ['firstName', 'lastName', 'email', 'description'] as const)
        expect(lead[name].length).toBeLessThanOrEqual(MAX_LENGTH[name]);
      for (const name of ['firstName', 'lastName', 'email'] as const)
        expect(lead[name]).toBe(printableLine(lead[name]));
      expect(lead.description).toBe(printableText(lead.description));
      expect(lead.phone).toMatch(/^[2-9]\d{9}$/);
      expect(readLead(JSON.parse(JSON.stringify(lead)), FORM_NAMES)).toEqual(read);
    });
  });

  it('without script is read back as it was sent, or not at all', () => {
    always(
      [bodyFor('/lead/')],
      ({ bytes }) => {
        const fields = new URLSearchParams(bytes.toString('utf8'));
        const form = plainForm(fields);
        if (!form) return;
        expect(FORM_NAMES).toContain(form.form);
        expect(['lead', 'invalid', 'malformed']).toContain(readLead(leadOf(form, Date.now()), FORM_NAMES).kind);
      },
      2,
    );
  });
});

describe('a webhook', () => {
  it('that is signed is accepted or refused as documented, with a kilobyte of log at most', async () => {
    await alwaysLater(
      [bodyFor('/api/revalidate'), fc.boolean()],
      async ({ bytes }, isSigned) => {
        printed.length = 0;
        const body = bytes.toString('utf8');
        const { request, response } = exchange({
          body,
          headers: isSigned
            ? signedHeaders(SECRET, body)
            : { 'x-footbridge-timestamp': '1', 'x-footbridge-signature': `sha256=${'0'.repeat(64)}` },
        });
        const end = jest.spyOn(response, 'end').mockReturnThis();
        await answerWebhook(request, response, { renew: async () => undefined });
        expect(isSigned ? [202, 400, 409, 413] : [401]).toContain(response.statusCode);
        expect(() => void JSON.parse(String(end.mock.calls[0]?.[0]))).not.toThrow();
        expect(Buffer.byteLength(printed.join('\n'))).toBeLessThanOrEqual(1024);
      },
      20,
    );
  });
});

describe('a report of errors', () => {
  it('leaves without its sender’s identifiers', () => {
    const event = {
      event_id: 'a'.repeat(32),
      exception: {
        values: [
          { type: 'Error', value: 'It broke', stacktrace: { frames: [{ filename: 'app:///x.js', lineno: 1 }] } },
        ],
      },
      user: { ip_address: '203.0.113.7', email: 'somebody@example.com' },
      request: { url: 'https://site.example/opioids/?name=Marlene' },
      breadcrumbs: [{ message: 'Marlene' }],
    };
    const envelope = fc.tuple(spoiled({ event_id: 'a'.repeat(32) }), spoiled({ type: 'event' }), spoiled(event));
    always(
      [envelope],
      ([head, itemHead, item]) =>
        expect(JSON.stringify(scrubEnvelope([head, [[itemHead, item]]]))).not.toMatch(/203\.0\.113\.7|Marlene|opioids/),
      2,
    );
  });
});

describe('a location', () => {
  it('is a point on Earth, or nothing', () => {
    const numbers = fc.oneof(fc.double(), fc.double().map(String), oddJson);
    always(
      [
        fc.oneof(
          fc.record({ latitude: numbers, longitude: numbers, city: oddJson, region: oddJson, country: oddJson }),
          spoiled({ location: { latitude: 36.1, longitude: -115.1 }, city: { names: { en: 'Las Vegas' } } }),
          oddJson,
        ),
      ],
      (value) => {
        for (const place of [placeOfRecord(value), toPlace(Object(value))]) {
          if (!place) continue;
          expect(Math.abs(place.latitude)).toBeLessThanOrEqual(90);
          expect(Math.abs(place.longitude)).toBeLessThanOrEqual(180);
          expect([place.city, place.region, place.country].every((word) => word === null || word.length <= 100)).toBe(
            true,
          );
        }
      },
    );
  });

  it('an address has one spelling, and that one is its own', () => {
    always(
      [
        fc.oneof(
          oddText,
          fc.ipV4(),
          fc.ipV6(),
          fc.ipV4().map((address) => `::ffff:${address}`),
          fc.tuple(fc.ipV6(), fc.nat()).map(([address, port]) => `[${address}]:${port}`),
        ),
      ],
      (text) => {
        const address = canonicalAddress(text);
        if (address !== null) expect(canonicalAddress(address)).toBe(address);
      },
    );
  });
});
