/** Reports of a few megabytes that would fill the heap. */
import { writeEnvelope } from '@/__tests__/support/error-receiver';
import { parseDsn } from '@footbridge/bridge/platform/dsn';
import { relayedEnvelope } from '@footbridge/bridge/operations/errors/envelope';

const NESTED = '['.repeat(2_000_000);
const DSN = parseDsn('https://0123456789abcdef0123456789abcdef@errors.example.org/1');
if (!DSN) throw new Error('the DSN is invalid');

const relay = (items: Parameters<typeof writeEnvelope>[1]) =>
  relayedEnvelope(Buffer.from(writeEnvelope({ dsn: DSN.text }, items)), DSN);
const recording = (payload: string) =>
  relay([
    { type: 'replay_event', payload: '{"replay_id":"0123456789abcdef0123456789abcdef"}' },
    { type: 'replay_recording', payload },
  ]);

it.each([
  ['an event', () => relay([{ type: 'event', payload: `{"message":${NESTED}` }])],
  ['a recording’s events', () => recording(`{"segment_id":0}\n${NESTED}`)],
  ['a recording’s header', () => recording(`${NESTED}\n[]`)],
  ['a recording’s events, below a header that opens a text', () => recording(`"\n${NESTED}`)],
  ['many values of a recording', () => recording(`{"segment_id":0}\n[${'{},'.repeat(1_000_000)}{}]`)],
])('%s that nests without end is dropped', (_, send) => {
  expect(send()).toBe('malformed');
});

it('a header that nests without end makes the report invalid', () => {
  expect(relayedEnvelope(Buffer.from(`{"dsn":${NESTED}`), DSN)).toBe('malformed');
});

it('a recording of a page that nests 300 elements is forwarded', () => {
  const element = '{"type":2,"tagName":"div","attributes":{},"id":1,"childNodes":[';
  const page = element.repeat(300) + ']}'.repeat(300);
  const events = `[{"type":2,"timestamp":1,"data":{"node":${page},"initialOffset":{"top":0,"left":0}}}]`;
  expect(recording(`{"segment_id":0}\n${events}`)).toMatchObject({ hasRecording: true });
});
