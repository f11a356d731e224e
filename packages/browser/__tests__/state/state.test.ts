/** @jest-environment jest-fixed-jsdom */
import { MAX_HISTORY, MAX_SCROLLED } from '@footbridge/browser/state/types';
import type { LocalState } from '@footbridge/browser/state/local';
import type { SessionState } from '@footbridge/browser/state/session';

const LOCAL = 'footbridge.local';
const SESSION = 'footbridge.session';

const localDefaults: LocalState = {
  history: [],
  dynamicKeywords: { substance: null },
  callTrackingIntentScore: 0,
  pagesScrolled50: [],
  lastVisitedTimestamp: null,
};

/** The modules as a new document loads them; `before`: what the browser does first (Jest itself looks at the storages). */
async function newDocument(before?: () => void) {
  jest.resetModules();
  before?.();
  const [{ localState, changeLocal }, { sessionState }] = await Promise.all([
    import('@footbridge/browser/state/local'),
    import('@footbridge/browser/state/session'),
  ]);
  return { localState, changeLocal, sessionState };
}

const stored = (area: Storage, name: string): { state: Record<string, unknown>; version: number } =>
  JSON.parse(area.getItem(name) ?? 'null');
const leave = (area: Storage, name: string, state: unknown, version: unknown = 1) =>
  area.setItem(name, JSON.stringify({ state, version }));

let warn: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the session’s state', () => {
  it('[S3.57] begins with the specification’s fields, in session storage only', async () => {
    const { sessionState } = await newDocument();
    expect(sessionState.getState()).toMatchObject<Partial<SessionState>>({
      isNotificationBarOpen: true,
      isAktifySubmitted: false,
      geolocation: null,
      useVetPhone: false,
    });
    sessionState.setState({ isNotificationBarOpen: false });
    expect(stored(sessionStorage, SESSION)).toMatchObject({ state: { isNotificationBarOpen: false }, version: 1 });
    expect(localStorage.getItem(SESSION)).toBeNull();
  });
});

describe('the local state', () => {
  it('[S3.58] begins with the specification’s fields, in local storage only', async () => {
    const { localState } = await newDocument();
    expect(localState.getState()).toEqual(localDefaults);
    localState.setState({ history: ['/'], callTrackingIntentScore: 1 });
    expect(stored(localStorage, LOCAL)).toEqual({
      state: { ...localDefaults, history: ['/'], callTrackingIntentScore: 1 },
      version: 1,
    });
    expect(sessionStorage.getItem(LOCAL)).toBeNull();
  });

  it('stores the newest of long lists', async () => {
    const paths = Array.from({ length: 5000 }, (_, index) => `/${index}/`);
    leave(localStorage, LOCAL, { history: paths, pagesScrolled50: paths });
    const { history, pagesScrolled50 } = (await newDocument()).localState.getState();
    expect(history).toHaveLength(MAX_HISTORY);
    expect(pagesScrolled50).toHaveLength(MAX_SCROLLED);
    expect(history.at(-1)).toBe('/4999/');
  });
});

describe('what an earlier or later release left', () => {
  it.each([
    ['older', 0],
    ['newer', 9],
    ['without number', undefined],
    ['of rubbish', 'one'],
  ])('takes from a version %s what fits', async (_, version) => {
    leave(localStorage, LOCAL, { callTrackingIntentScore: 2, history: 'everything', unknown: 1 }, version);
    const { localState } = await newDocument();
    expect(localState.getState()).toEqual({ ...localDefaults, callTrackingIntentScore: 2 });
  });

  it('lets no key into a prototype', async () => {
    localStorage.setItem(
      LOCAL,
      '{"state":{"__proto__":{"callTrackingIntentScore":2,"polluted":1},"constructor":{"prototype":{"polluted":1}}},"version":1}',
    );
    const { localState } = await newDocument();
    expect(localState.getState()).toEqual(localDefaults);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('a storage that does not work', () => {
  const refuse = (name: string) => () => {
    throw new DOMException('no', name);
  };

  it('blocked: the page goes on in memory, and says so once', async () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get');
    const { localState, changeLocal } = await newDocument(() => blocked.mockImplementation(refuse('SecurityError')));
    expect(localState.getState()).toEqual(localDefaults);
    changeLocal(() => ({ callTrackingIntentScore: 1 }));
    changeLocal(({ history }) => ({ history: [...history, '/'] }));
    expect(localState.getState()).toEqual({ ...localDefaults, callTrackingIntentScore: 1, history: ['/'] });
    const reads = warn.mock.calls.filter(([line]) => String(line).includes('read'));
    expect(reads).toHaveLength(1);
    expect(warn).toHaveBeenCalledTimes(2);
    blocked.mockRestore();
  });

  it('full: what is new stays in memory until there is room', async () => {
    leave(localStorage, LOCAL, { ...localDefaults, history: ['/old/'] });
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
    const { localState, changeLocal } = await newDocument();
    changeLocal(() => ({ callTrackingIntentScore: 1 }));
    changeLocal(({ history }) => ({ history: [...history, '/new/'] }));
    expect(localState.getState()).toMatchObject({ callTrackingIntentScore: 1, history: ['/old/', '/new/'] });
    setItem.mockRestore();
    changeLocal(() => ({ callTrackingIntentScore: 2 }));
    expect(stored(localStorage, LOCAL).state).toMatchObject({
      callTrackingIntentScore: 2,
      history: ['/old/', '/new/'],
    });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('nothing that a visitor did is written to the console', async () => {
    localStorage.setItem(LOCAL, '{"history":["/alcohol-detox/"');
    await newDocument();
    expect(warn).toHaveBeenCalled();
    expect(warn.mock.calls.flat().join(' ')).not.toContain('detox');
  });
});

describe('another tab', () => {
  it('is not overwritten by a tab with an older copy', async () => {
    const { localState, changeLocal } = await newDocument();
    localState.setState({ history: ['/a/'] });
    leave(localStorage, LOCAL, { ...localDefaults, history: ['/a/', '/b/'], callTrackingIntentScore: 1 });
    changeLocal(({ history }) => ({ history: [...history, '/c/'] }));
    expect(stored(localStorage, LOCAL).state).toMatchObject({
      history: ['/a/', '/b/', '/c/'],
      callTrackingIntentScore: 1,
    });
  });
});
