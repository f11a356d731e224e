/** @jest-environment jest-fixed-jsdom */
import { VISITS_PER_SAMPLE, VITALS, VITALS_PATH, type VitalName } from '@footbridge/shared/vitals';

type Take = (metric: { id: string; name: VitalName; value: number }) => void;

const takers = new Map<VitalName, Take>();
const mockLibrary = Object.fromEntries(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, jest.fn()]));
let isLost = false;
jest.mock('web-vitals', () => {
  if (isLost) throw new Error('the chunk is lost');
  return mockLibrary;
});

const sendBeacon = jest.fn((_path: string, _body: Blob) => true);
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';
let visibility: DocumentVisibilityState = 'visible';

const privacyControl = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
const answered = (consent: string) => (document.cookie = `footbridge-consent=${consent}; path=/`);
const mockRandom = (value: number) => jest.spyOn(Math, 'random').mockReturnValue(value);

/** The module as a new document of the same tab has it. */
async function start(): Promise<boolean> {
  jest.resetModules();
  takers.clear();
  for (const name of VITALS) mockLibrary[`on${name}`]?.mockImplementation((take: Take) => void takers.set(name, take));
  const { startVitals } = await import('@footbridge/browser/vitals/vitals');
  startVitals();
  // The code comes by import(): after the tasks that are at hand.
  await new Promise((resolve) => setTimeout(resolve));
  return takers.size === VITALS.length;
}

const found = (name: VitalName, value: number, id = `v6-${name}`) => takers.get(name)?.({ id, name, value });
function becomes(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}
const reports = () =>
  Promise.all(
    sendBeacon.mock.calls.map(async ([path, body]) => ({ path, type: body.type, ...JSON.parse(await body.text()) })),
  );

beforeAll(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon });
  Object.defineProperty(navigator, 'userAgent', { value: PHONE });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
});
beforeEach(() => {
  sessionStorage.clear();
  sendBeacon.mockClear();
  privacyControl(undefined);
  document.cookie = 'footbridge-consent=; path=/; max-age=0';
  document.body.setAttribute('data-vitals', '');
  document.body.innerHTML = '<main data-template="single-facility"></main>';
  visibility = 'visible';
  isLost = false;
  mockRandom(0);
});

describe('the web vitals of a page view', () => {
  it('are sent once the page is hidden: template, kind of device and values, nothing else', async () => {
    expect(await start()).toBe(true);
    found('TTFB', 120.00049);
    found('FCP', 800);
    found('LCP', 1100);
    found('LCP', 1234.5678);
    found('CLS', 0.0123456);
    becomes('visible');
    expect(sendBeacon).not.toHaveBeenCalled();
    becomes('hidden');
    expect(await reports()).toEqual([
      {
        path: VITALS_PATH,
        type: 'application/json',
        template: 'single-facility',
        device: 'mobile',
        values: { TTFB: 120, FCP: 800, LCP: 1234.568, CLS: 0.012 },
      },
    ]);
  });

  it('are each sent once, however often the page is looked at again', async () => {
    await start();
    found('LCP', 1000);
    becomes('hidden');
    becomes('visible');
    found('LCP', 2000);
    found('INP', 90);
    becomes('hidden');
    becomes('hidden');
    expect((await reports()).map(({ values }) => values)).toEqual([{ LCP: 1000 }, { INP: 90 }]);
  });

  it('are another page view’s after the back/forward cache', async () => {
    await start();
    found('LCP', 1000);
    becomes('hidden');
    found('LCP', 40, 'v6-restored');
    becomes('hidden');
    expect((await reports()).map(({ values }) => values)).toEqual([{ LCP: 1000 }, { LCP: 40 }]);
  });
});

describe('a visit', () => {
  it('is sampled once: one in VISITS_PER_SAMPLE reports, and its later pages do as its first did', async () => {
    mockRandom(1 / VISITS_PER_SAMPLE - 0.001);
    expect(await start()).toBe(true);
    mockRandom(0.999);
    expect(await start()).toBe(true);
    sessionStorage.clear();
    mockRandom(1 / VISITS_PER_SAMPLE);
    expect(await start()).toBe(false);
    mockRandom(0);
    expect(await start()).toBe(false);
  });

  it('stores the sample as a boolean, without a number', async () => {
    await start();
    expect(JSON.parse(sessionStorage.getItem('footbridge.session') ?? '{}').state.sendsVitals).toBe(true);
  });

  it.each([
    ['where the server counts nothing', () => document.body.removeAttribute('data-vitals')],
    ['with Global Privacy Control', () => privacyControl(true)],
    ['after a no to everything', () => answered('1x2y3z')],
    ['after a no to analytics', () => answered('1x2y3z.functional.marketing')],
  ])('reports nothing, loads nothing and stores nothing %s', async (_, given) => {
    given();
    expect(await start()).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('reports after a yes to analytics', async () => {
    answered('1x2y3z.functional.analytics');
    expect(await start()).toBe(true);
  });

  it('reports nothing of a page on which its visitor refuses', async () => {
    await start();
    found('LCP', 1000);
    answered('1x2y3z.functional');
    becomes('hidden');
    answered('1x2y3z.analytics');
    becomes('hidden');
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('works if the chunk fails to load', async () => {
    isLost = true;
    expect(await start()).toBe(false);
    becomes('hidden');
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
