import { parseEnvelope, writeEnvelope } from '@/bridge/operations/errors/envelope';

import { takeApart } from '@/script/lib/errors/receiver';

const parse = (text: string) => parseEnvelope(Buffer.from(text));
const texts = (text: string) => parse(text)?.items.map(({ type, payload }) => [type, payload.toString('utf8')]);

describe('an envelope', () => {
  it('is a header and items, with and without lengths', () => {
    expect(
      texts('{"event_id":"1"}\n{"type":"event"}\n{"a":1}\n{"type":"replay_recording","length":10}\n{"b":2}\n[]\n'),
    ).toEqual([
      ['event', '{"a":1}'],
      ['replay_recording', '{"b":2}\n[]'],
    ]);
  });

  it('counts bytes, not letters', () => {
    const payload = '{"segment_id":0}\n["ä€😀"]';
    expect(texts(`{}\n{"type":"replay_recording","length":${Buffer.byteLength(payload)}}\n${payload}\n`)).toEqual([
      ['replay_recording', payload],
    ]);
    expect(
      takeApart(
        Buffer.from(
          writeEnvelope({ a: 1 }, [
            { type: 'event', payload: '{"x":"ä"}' },
            { type: 'event', payload: '{"y":1}' },
          ]),
        ),
      ),
    ).toEqual({
      header: { a: 1 },
      items: [
        { type: 'event', payload: { x: 'ä' } },
        { type: 'event', payload: { y: 1 } },
      ],
    });
  });

  it.each([
    ['', 'nothing'],
    ['not json\n', 'no header'],
    ['[]\n{"type":"event"}\n{}', 'a list for a header'],
    ['{}\nrubbish\n{}', 'no header of an item'],
    ['{}\n{"length":2}\n{}', 'an item without a type'],
    ['{}\n{"type":"event","length":-1}\n{}', 'a length below nothing'],
    ['{}\n{"type":"event","length":1e9}\n{}', 'a length beyond the end'],
    [`{}\n${'{"type":"event"}\n{}\n'.repeat(21)}`, 'more items than any report has'],
  ])('is not %j: %s', (text) => {
    expect(parse(text)).toBeNull();
  });
});
