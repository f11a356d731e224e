import * as fc from 'fast-check';

import { EVENTS } from '@footbridge/shared/vendors/events';
import { allowedEvent } from '@footbridge/browser/vendors/report';

/** Page data that must not leave the page. */
const SECRETS = [
  'Jordan Avery',
  '+17025550142',
  'jordan@example.org',
  'Blue Cross of Nevada',
  'XYZ123456789',
  '/what-we-treat/alcohol/',
  'utm_term=detox',
  '12.4 miles',
  '1984-02-29',
];

const words = new Set<string>(Object.values(EVENTS).flatMap((fields) => Object.values(fields).flat()));
const secret = fc.constantFrom(...SECRETS);
const key = fc.oneof(
  fc.constantFrom(
    'page_kind',
    'place',
    'form',
    'page_location',
    '__proto__',
    'constructor',
    'toString',
    'name',
    'user_data',
  ),
  fc.string(),
);
/** Values that might pass for one of the list: arrays and objects that print as it, texts around it. */
const lookalike = fc
  .constantFrom(...words)
  .chain((word) =>
    secret.chain((own) =>
      fc.constantFrom<unknown>(
        `${word} ${own}`,
        [word],
        { toString: () => word, secret: own },
        Object(word),
        `${word}\0${own}`,
        word.toUpperCase(),
      ),
    ),
  );
const value = fc.oneof(secret, lookalike, fc.constantFrom<unknown>(...words), fc.anything());
const payload = fc.oneof(fc.dictionary(key, value), fc.anything());
const name = fc.oneof(
  fc.constantFrom<unknown>(...Object.keys(EVENTS), '__proto__', 'constructor', 'hasOwnProperty'),
  secret,
  fc.anything(),
);

describe('the allow list of events', () => {
  it('is nothing but words of the list, whatever is given', () => {
    fc.assert(
      fc.property(name, payload, (given, fields) => {
        const event = allowedEvent(given, fields);
        if (!event) return;
        expect(Object.keys(EVENTS)).toContain(event.name);
        expect(Object.keys(event.fields)).toEqual(Object.keys(EVENTS[event.name]));
        for (const sent of Object.values(event.fields)) {
          expect(typeof sent).toBe('string');
          expect(words).toContain(sent);
        }
        const text = JSON.stringify(event);
        expect(SECRETS.filter((own) => text.includes(own))).toEqual([]);
      }),
      { numRuns: 5000 },
    );
  });

  it('is each word of the list, for its own field only', () => {
    for (const [event, fields] of Object.entries(EVENTS)) {
      for (const [field, values] of Object.entries(fields)) {
        for (const word of values)
          expect(allowedEvent(event, { [field]: word })).toEqual({ name: event, fields: { [field]: word } });
        expect(allowedEvent(event, { [field]: 'anything' })).toBeNull();
      }
      expect(allowedEvent(event, {})).toBeNull();
    }
  });

  it('leaves out what is more than the list has', () => {
    expect(
      allowedEvent('page_view', { page_kind: 'front', page_location: '/what-we-treat/alcohol/?name=Jordan', value: 3 }),
    ).toEqual({ name: 'page_view', fields: { page_kind: 'front' } });
  });

  it('reads no getter and no inherited value', () => {
    const getter = jest.fn(() => 'front');
    expect(allowedEvent('page_view', Object.defineProperty({}, 'page_kind', { get: getter }))).toBeNull();
    expect(allowedEvent('page_view', Object.create({ page_kind: 'front' }))).toBeNull();
    expect(getter).not.toHaveBeenCalled();
  });
});
