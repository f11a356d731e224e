/** @jest-environment jest-fixed-jsdom */
/** Which pages of which visitors are recorded. The recording itself: replay.test.ts. */
import type { followReplay as Follow } from '@footbridge/browser/errors/follow-replay';
import type * as Consent from '@footbridge/browser/consent/state';

const calls: string[] = [];
let followReplay: typeof Follow;
let consent: typeof Consent;
let hasCode = true;

const page = (html: string) => {
  document.body.innerHTML = `<header><form role="search"></form></header><main>${html}</main>`;
};
const arrived = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(async () => {
  calls.length = 0;
  hasCode = true;
  document.cookie = 'footbridge-consent=; max-age=0; path=/';
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  process.env.NEXT_PUBLIC_SENTRY_DSN = 'https://public@errors.example.org/1';
  jest.resetModules();
  jest.doMock('@footbridge/browser/errors/replay', () => {
    if (!hasCode) throw new Error('did not load');
    return {
      startReplay: () => calls.push('start'),
      stopReplay: (store: boolean) => calls.push(store ? 'stop, the buffer is sent' : 'stop, nothing is sent'),
    };
  });
  page('<h1>Our team</h1>');
  consent = await import('@footbridge/browser/consent/state');
  ({ followReplay } = await import('@footbridge/browser/errors/follow-replay'));
});

const follow = async (isOpen: boolean) => {
  followReplay(isOpen);
  await arrived();
};

describe('a recording', () => {
  it('[S7.14] begins on an open page with consent, not before, and not with consent to something else', async () => {
    await follow(true);
    consent.decide(['marketing', 'functional']);
    await arrived();
    expect(calls).toEqual([]);
    consent.decide(['analytics']);
    await arrived();
    expect(calls).toEqual(['start']);
  });

  it('[S9.13] is not recorded on pages that reveal something about the reader', async () => {
    consent.decide(['analytics']);
    await follow(false);
    expect(calls).toEqual([]);
  });

  it.each(['<form><input></form>', '<section><form class="step-form"></form></section>'])(
    '[S9.13] is not made where a form stands, whatever the page says of itself: %s',
    async (html) => {
      page(html);
      consent.decide(['analytics']);
      await follow(true);
      expect(calls).toEqual([]);
    },
  );

  it('[S9.13] stops before such a page is painted, and resumes after it', async () => {
    consent.decide(['analytics']);
    await follow(true);
    followReplay(false);
    expect(calls).toEqual(['start', 'stop, the buffer is sent']);
    await follow(true);
    expect(calls.at(-1)).toBe('start');
  });

  it('[S9.13] does not begin when its visitor has gone on to such a page before its code came', async () => {
    consent.decide(['analytics']);
    followReplay(true);
    await follow(false);
    expect(calls.filter((call) => call === 'start')).toEqual([]);
  });

  it('[S7.14] ends with the consent, drops its buffer, and removes its key', async () => {
    consent.decide(['analytics']);
    await follow(true);
    sessionStorage.setItem('sentryReplaySession', '{}');
    consent.decide([]);
    expect(calls).toEqual(['start', 'stop, nothing is sent']);
    expect(sessionStorage.getItem('sentryReplaySession')).toBeNull();
  });

  it('[S7.14] does not run under Global Privacy Control, whatever the choice', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
    consent.decide(['analytics']);
    await follow(true);
    expect(calls).toEqual([]);
  });

  it('is tried again on the next page when its code did not come', async () => {
    hasCode = false;
    consent.decide(['analytics']);
    await follow(true);
    hasCode = true;
    await follow(true);
    expect(calls).toEqual(['start']);
  });
});

it('[S9.12] does not run without a DSN', async () => {
  jest.resetModules();
  delete process.env.NEXT_PUBLIC_SENTRY_DSN;
  const { decide } = await import('@footbridge/browser/consent/state');
  const { followReplay: late } = await import('@footbridge/browser/errors/follow-replay');
  decide(['analytics']);
  late(true);
  await arrived();
  expect(calls).toEqual([]);
});
