/** @jest-environment jest-fixed-jsdom */
import { blockStorage, closeBrowser, cookies, openBrowser, openDocument, setWay, visit } from './support/visit';

beforeEach(openBrowser);
afterEach(() => {
  document.body.replaceChildren();
  closeBrowser();
});

const shownNumber = () => document.body.dataset.callNumber;
const heading = (text: string) => {
  const title = document.createElement('h1');
  title.textContent = text;
  const main = document.createElement('main');
  main.append(title);
  document.body.replaceChildren(main);
};
const routeChanges = () => {
  const paths: unknown[] = [];
  window.addEventListener('footbridge:route-change', (event) => paths.push(event instanceof CustomEvent && event.detail));
  return paths;
};

describe('a visit', () => {
  it('begins with the house number, and goes to the numbers of score 1 and 2 as it is raised', async () => {
    const { score } = await visit();
    const seen = [shownNumber()];
    for (let step = 0; step < 2; step += 1) {
      window.dispatchEvent(new Event('footbridge:abandon-modal'));
      seen.push(shownNumber());
    }
    expect(seen).toEqual(['+17025550110', '+17025550111', '+17025550112']);
    expect(score()).toBe(2);
  });

  it('shows the alumni number on the alumni page itself: the cookie comes before the number', async () => {
    await visit({ path: '/alumni/events/' });
    expect(cookies()).toMatchObject({ 'alumni-entrance': 'true' });
    expect(shownNumber()).toBe('+17025550113');
  });

  it('shows the veteran number from the first veteran page on', async () => {
    const { page } = await visit({ path: '/las-vegas-program/veteran-program/' });
    expect(shownNumber()).toBe('+17025550114');
    page('/about/');
    expect(shownNumber()).toBe('+17025550114');
  });

  it('does not write its old session over what later pages of the tab have stored, when the browser shows its cached document again', async () => {
    const { sessionState } = await visit();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const { state, version } = JSON.parse(sessionStorage.getItem('footbridge.session') ?? '{}');
    sessionStorage.setItem('footbridge.session', JSON.stringify({ state: { ...state, isAbandonModalShown: true }, version }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    sessionState.setState({ isNotificationBarOpen: false });
    expect(JSON.parse(sessionStorage.getItem('footbridge.session') ?? '{}').state).toMatchObject({ isAbandonModalShown: true, isNotificationBarOpen: false });
  });

  it('follows a score that another tab has raised', async () => {
    await visit();
    const other = localStorage.getItem('footbridge.local')?.replace('"callTrackingIntentScore":0', '"callTrackingIntentScore":2') ?? '';
    localStorage.setItem('footbridge.local', other);
    window.dispatchEvent(new StorageEvent('storage', { key: 'footbridge.local', newValue: other }));
    expect(shownNumber()).toBe('+17025550112');
    expect(cookies()).toMatchObject({ 'call-tracking-intent-score': '2' });
  });

  it('keeps the visited paths, the newest last', async () => {
    const { page, localState } = await visit({ path: '/about/?a=b' });
    page('/contact/');
    page('/contact/');
    page('/about/');
    expect(localState.getState().history).toEqual(['/about/', '/contact/', '/about/']);
    for (let n = 0; n < 60; n += 1) page(`/page/${n}/`);
    expect(localState.getState().history).toHaveLength(50);
    expect(localState.getState().history.at(-1)).toBe('/page/59/');
  });

  it('announces every route change with its path, and no first page', async () => {
    const paths = routeChanges();
    const { page } = await visit();
    expect(paths).toEqual([]);
    page('/about/');
    page('/contact/');
    expect(paths).toEqual([{ path: '/about/' }, { path: '/contact/' }]);
  });

  it('takes a page whose effect runs twice for one', async () => {
    const paths = routeChanges();
    const { page, score } = await openDocument({ path: '/verify-insurance/' });
    const facts = { segment: 'info' as const };
    page('/verify-insurance/', facts)();
    page('/verify-insurance/', facts);
    setWay({ page: 3000, screen: 800 });
    window.scrollY = 2000;
    jest.advanceTimersByTime(500);
    expect(paths).toEqual([]);
    expect(score()).toBe(1);
  });

  it('goes on where storage and cookies are blocked', async () => {
    blockStorage();
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { page, score } = await visit();
    page('/verify-insurance/', 'conversion');
    expect(score()).toBe(1);
    page('/about/');
    expect(shownNumber()).toBe('+17025550111');
  });
});

describe('the substance a page is about', () => {
  const settle = () => jest.advanceTimersByTimeAsync(0);

  it('[S5.6] is stored from its first heading', async () => {
    heading('Alcohol withdrawal is dangerous');
    const { localState } = await visit();
    await settle();
    expect(localState.getState().dynamicKeywords).toEqual({ substance: 'alcohol' });
  });

  it('[S5.6] is the next page’s after a route change, though its view comes late', async () => {
    heading('Alcohol withdrawal is dangerous');
    const { page, localState } = await visit();
    await settle();
    document.body.replaceChildren();
    page('/topics/');
    await settle();
    heading('Heroin and fentanyl');
    await settle();
    await settle();
    expect(localState.getState().dynamicKeywords).toEqual({ substance: 'substance' });
  });
});
