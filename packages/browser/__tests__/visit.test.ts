/** @jest-environment jest-fixed-jsdom */
import { blockStorage, closeBrowser, comeBack, cookies, openBrowser, visit } from './support/visit';

beforeEach(openBrowser);
afterEach(() => {
  document.body.replaceChildren();
  closeBrowser();
});

const shownNumber = () => document.body.dataset.callNumber;
const stored = (storage: Storage, key: string) => JSON.parse(storage.getItem(key) ?? '{}').state;
/** As another page of the site writes into the storage. */
const store = (storage: Storage, key: string, change: object) =>
  storage.setItem(key, JSON.stringify({ version: 1, state: { ...stored(storage, key), ...change } }));
const heading = (text: string) => {
  document.body.innerHTML = '<main><h1></h1></main>';
  document.querySelector('h1')?.append(text);
};

describe('a visit', () => {
  it('follows a score that another tab has raised', async () => {
    await visit();
    const other =
      localStorage.getItem('footbridge.local')?.replace('"callTrackingIntentScore":0', '"callTrackingIntentScore":2') ??
      '';
    localStorage.setItem('footbridge.local', other);
    window.dispatchEvent(new StorageEvent('storage', { key: 'footbridge.local', newValue: other }));
    expect(shownNumber()).toBe('+17025550112');
    expect(cookies()).toMatchObject({ 'call-tracking-intent-score': '2' });
  });

  it('stores the visited paths, newest last', async () => {
    let history: readonly string[] = [];
    for (const path of ['/about/?a=b', '/contact/', '/contact/#form', '/about/'])
      history = (await visit({ path })).localState.getState().history;
    expect(history).toEqual(['/about/', '/contact/', '/about/']);
    store(localStorage, 'footbridge.local', { history: Array.from({ length: 50 }, (_, n) => `/page/${n}/`) });
    history = (await visit({ path: '/page/50/' })).localState.getState().history;
    expect([history.length, history[0], history.at(-1)]).toEqual([50, '/page/1/', '/page/50/']);
  });
});

describe('a document that the browser shows again from its back/forward cache', () => {
  it('shows the number and writes the cookies of what other pages have stored meanwhile', async () => {
    await visit({ path: '/about/', segment: 'conversion' });
    comeBack(60_000, () => {
      store(localStorage, 'footbridge.local', { callTrackingIntentScore: 2 });
      document.cookie = 'content-segment=info; path=/';
    });
    expect(shownNumber()).toBe('+17025550112');
    expect(cookies()).toMatchObject({ 'content-segment': 'conversion', 'call-tracking-intent-score': '2' });
  });

  it('does not write its old session over what later pages of the tab have stored', async () => {
    const { sessionState } = await visit();
    comeBack(60_000, () => store(sessionStorage, 'footbridge.session', { isAbandonModalShown: true }));
    sessionState.setState({ isNotificationBarOpen: false });
    expect(stored(sessionStorage, 'footbridge.session')).toMatchObject({
      isAbandonModalShown: true,
      isNotificationBarOpen: false,
    });
  });

  it('is the newest of the visited paths again', async () => {
    const { localState } = await visit({ path: '/about/' });
    comeBack(60_000, () => store(localStorage, 'footbridge.local', { history: ['/about/', '/contact/'] }));
    expect(localState.getState().history).toEqual(['/about/', '/contact/', '/about/']);
  });

  it('is not resumed at the first pageshow, which every document has', async () => {
    const { localState } = await visit({ path: '/about/' });
    store(localStorage, 'footbridge.local', { history: ['/contact/'] });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(localState.getState().history).toEqual(['/about/']);
  });
});

describe('the substance a page is about', () => {
  const substanceOn = async (title: string, path: string) => {
    heading(title);
    const { localState } = await visit({ path });
    await jest.advanceTimersByTimeAsync(0);
    return localState.getState().dynamicKeywords;
  };

  it('[S5.6] is stored from its first heading, and the next page’s after that', async () => {
    expect(await substanceOn('Alcohol withdrawal is dangerous', '/')).toEqual({ substance: 'alcohol' });
    expect(await substanceOn('Heroin and fentanyl', '/topics/')).toEqual({ substance: 'substance' });
  });
});

describe('a browser without storage', () => {
  it('has a visit all the same', async () => {
    blockStorage();
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { score } = await visit({ path: '/cost/', segment: 'conversion' });
    expect(score()).toBe(1);
    expect(shownNumber()).toBe('+17025550111');
  });
});
