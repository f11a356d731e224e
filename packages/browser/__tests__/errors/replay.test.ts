/** @jest-environment jest-fixed-jsdom */
/** The SDK's recording as this site sets it up, in a browser whose clock is ours. */
import { minimumLength, REPLAY_OPTIONS } from '@footbridge/browser/errors/replay';

import { answerReports, rememberListeners, type Server } from './support';

import type * as Replay from '@footbridge/browser/errors/replay';

let server: Server;
let forget: () => void;
let code: Pick<typeof Replay, 'startReplay' | 'stopReplay'> | undefined;

const MINUTE = 60_000;
const main = () => document.querySelector('main');
const change = () => main()?.append(Object.assign(document.createElement('p'), { textContent: 'Jane Doe relapsed' }));
const run = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const replays = () => server.sent.filter(({ items }) => items.some(({ type }) => type === 'replay_event'));
const ids = () => [...new Set(server.payloads('replay_event').map((event) => Reflect.get(Object(event), 'replay_id')))];
const fail = (message: string) => window.dispatchEvent(new ErrorEvent('error', { error: new Error(message), message }));

/** A document with this result of the sampling. */
async function load(random: number) {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  code = await import('@footbridge/browser/errors/replay');
  code.startReplay();
  await run(0);
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-02T12:00:00Z') });
  jest.resetModules();
  forget = rememberListeners();
  // Without a listener Jest's window fails a test whose page fails.
  window.addEventListener('error', () => undefined);
  // The SDK would take Jest for a server, and record nothing.
  Object.assign(process, { type: 'renderer' });
  server = answerReports();
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_PUBLIC_SENTRY_DSN: 'https://public@errors.example.org/1',
  });
  // It looks for the browser's own functions, in a frame, where they are not those that stand still here.
  for (const name of ['setTimeout', 'clearTimeout'] as const)
    Object.assign(window[name], { toString: () => `function ${name}() { [native code] }` });
  // jsdom measures nothing.
  Object.assign(performance, { getEntriesByType: () => [] });
  sessionStorage.clear();
  document.body.innerHTML =
    '<main data-template="single"><h1>Opioid rehab</h1><form><input name="phone" value="7025550142"></form><img src="/media/meth.jpg" alt="meth"></main>';
  window.history.replaceState(null, '', '/opioid-rehab/?payer=acme');
});
afterEach(() => {
  code?.stopReplay(false);
  forget();
  jest.useRealTimers();
});

describe('the SDK’s options', () => {
  it('[S9.13] flushes between 5 and 5.5 s, is an hour at most, and stops at 10,000 changes at once', () => {
    expect(REPLAY_OPTIONS).toMatchObject({
      flushMinDelay: 5000,
      flushMaxDelay: 5500,
      maxReplayDuration: 3_600_000,
      mutationLimit: 10_000,
    });
  });

  it('[S9.13] sends recordings of at least 5 s, a minimum that is capped at 15 s', () => {
    expect(REPLAY_OPTIONS.minReplayDuration).toBe(5000);
    expect(minimumLength(60_000)).toBe(15_000);
  });

  it('[S7.14] masks all texts and fields, blocks media and forms, and starts no worker', () => {
    expect(REPLAY_OPTIONS).toMatchObject({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      useCompression: false,
      networkCaptureBodies: false,
    });
    expect(REPLAY_OPTIONS.block).toEqual(expect.arrayContaining(['form', 'dialog', 'iframe']));
  });
});

describe('a sampled visit', () => {
  beforeEach(() => load(0.0099));

  it('[S9.12][S9.13] is recorded from the beginning, and sent after five seconds, masked', async () => {
    change();
    await run(4900);
    expect(replays()).toEqual([]);
    await run(700);
    expect(replays()).toHaveLength(1);
    expect(server.payloads('replay_event')).toMatchObject([
      { replay_type: 'session', segment_id: 0, urls: ['https://site.invalid/[single]'], release: 'unknown' },
    ]);
    const text = JSON.stringify(server.sent);
    expect(text).toContain('****** *****');
    expect(text).not.toMatch(/opioid|jane|relapsed|7025|meth|acme/i);
  });

  it('[S9.13] that cannot be sent is tried three times more, after 5, 10 and 30 s, and then given up', async () => {
    server.status = 503;
    await run(6000);
    const [first] = replays();
    await run(2 * MINUTE);
    expect(replays().map(({ at }) => Math.round((at - (first?.at ?? 0)) / 1000))).toEqual([0, 5, 15, 45]);
    server.status = 200;
    change();
    await run(MINUTE);
    expect(replays()).toHaveLength(4);
  });

  it('[S7.14] stops at once, and drops its buffer when consent is withdrawn', async () => {
    change();
    code?.stopReplay(false);
    change();
    await run(MINUTE);
    expect(replays()).toEqual([]);
    expect(sessionStorage.getItem('sentryReplaySession')).toBeNull();
  });
});

describe('a visit that is not sampled', () => {
  it('[S9.12] is sent only after an error, for one error in ten', async () => {
    await load(0.05);
    change();
    await run(MINUTE);
    expect(server.sent).toEqual([]);
    fail('from a component');
    await run(6000);
    expect(server.payloads('event')).toMatchObject([{ tags: { replayId: ids()[0] } }]);
    expect(server.payloads('replay_event')[0]).toMatchObject({
      replay_type: 'buffer',
      error_ids: [Reflect.get(Object(server.payloads('event')[0]), 'event_id')],
    });
  });

  it('[S9.12] is never sent if its error is not sampled, either', async () => {
    await load(0.11);
    await run(6000);
    fail('from a component');
    await run(MINUTE);
    expect(server.payloads('event')).toHaveLength(1);
    expect(replays()).toEqual([]);
  });
});
