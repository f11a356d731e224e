/** @jest-environment jest-fixed-jsdom */
import { closeBrowser, FROM_HERE, newTab, openBrowser, openDocument, scrollTo, setWay, visit } from '../support/visit';

beforeEach(openBrowser);
afterEach(closeBrowser);

const wait = (ms: number) => jest.advanceTimersByTime(ms);

describe('scrolling', () => {
  it('[S4.4] raises it past 50 percent of the way down', async () => {
    const { score } = await visit();
    scrollTo(1099);
    wait(100);
    expect(score()).toBe(0);
    scrollTo(1100);
    wait(100);
    expect(score()).toBe(1);
  });

  it('[S4.4] raises it once a page, in later visits too', async () => {
    const first = await visit({ path: '/about/' });
    scrollTo(2000);
    wait(100);
    scrollTo(0);
    wait(100);
    scrollTo(2000);
    wait(100);
    expect(first.score()).toBe(1);
    expect(first.localState.getState().pagesScrolled50).toEqual(['/about/']);
    newTab();
    const { score } = await visit({ path: '/about/' });
    scrollTo(2000);
    wait(100);
    expect(score()).toBe(1);
  });

  it('[S9.8] is looked at every 100 ms at most', async () => {
    const { score } = await visit();
    wait(1000);
    const look = jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
    for (let y = 0; y < 1000; y += 10) {
      scrollTo(y);
      wait(10);
    }
    expect(look.mock.calls.length).toBe(10);
    scrollTo(1500);
    wait(99);
    expect(score()).toBe(0);
    wait(1);
    expect(score()).toBe(1);
  });

  it('[S4.4] is none on a page that fits on the screen', async () => {
    const { score } = await visit();
    setWay({ page: 800, screen: 800 });
    scrollTo(0);
    wait(100);
    expect(score()).toBe(0);
  });

  it('before the code was there counts', async () => {
    const open = openDocument();
    window.scrollY = 2000;
    const { score } = await open;
    wait(100);
    expect(score()).toBe(1);
  });

  it('[S4.4] counts on each page by itself', async () => {
    await visit();
    scrollTo(2000);
    wait(100);
    const { localState, score } = await visit({ path: '/about/', referrer: FROM_HERE });
    expect(score()).toBe(1);
    scrollTo(2000);
    wait(100);
    expect(score()).toBe(2);
    expect(localState.getState().pagesScrolled50).toEqual(['/', '/about/']);
  });
});
