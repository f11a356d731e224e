/** @jest-environment jest-fixed-jsdom */
import { closeBrowser, newTab, openBrowser, openDocument, visit } from '../support/visit';

beforeEach(openBrowser);
afterEach(closeBrowser);

const wait = (ms: number) => jest.advanceTimersByTime(ms);
const minutes = (count: number) => wait(count * 60_000);

describe('a returning visitor', () => {
  it('[S4.3] raises it 500 ms after the page, when the last visit is more than 5000 ms ago', async () => {
    await visit();
    wait(4501);
    newTab();
    const { page, score } = await openDocument();
    page('/');
    wait(499);
    expect(score()).toBe(0);
    wait(1);
    expect(score()).toBe(1);
  });

  it('[S9.7] is none after exactly 5000 ms', async () => {
    await visit();
    wait(4500);
    newTab();
    expect((await visit()).score()).toBe(0);
  });

  it('is none whose document was asked for in time, however late its scripts begin', async () => {
    await visit();
    wait(4000);
    newTab();
    expect((await visit({ scriptsAfter: 3000 })).score()).toBe(0);
  });

  it('[S4.3] counts once an arrival: pages read afterwards are no return', async () => {
    await visit();
    minutes(60);
    const { page, score } = await visit();
    minutes(2);
    page('/about/');
    minutes(2);
    page('/contact/');
    minutes(2);
    expect(score()).toBe(1);
  });

  it('counts again at the next return', async () => {
    await visit();
    minutes(60);
    await visit();
    minutes(60);
    expect((await visit()).score()).toBe(2);
  });

  it('counts a reload, as phones reload a tab that is taken up again', async () => {
    await visit({ referrer: 'http://localhost/' });
    minutes(1);
    expect((await visit({ referrer: 'http://localhost/', type: 'reload' })).score()).toBe(1);
  });

  it('is not who opens a page of this site in another tab, or sends a form', async () => {
    await visit();
    minutes(20);
    newTab();
    expect((await visit({ path: '/about/', referrer: 'http://localhost/' })).score()).toBe(0);
  });

  it('is who comes back by such a page after more than half an hour', async () => {
    await visit();
    minutes(31);
    expect((await visit({ path: '/about/', referrer: 'http://localhost/' })).score()).toBe(1);
  });

  it('is not lost when the first page is left within the half second', async () => {
    await visit();
    minutes(60);
    const { page, score } = await openDocument();
    page('/');
    wait(300);
    page('/about/');
    wait(500);
    expect(score()).toBe(1);
  });

  it('is not lost when the first document is, either', async () => {
    await visit();
    minutes(60);
    const first = await openDocument();
    const leave = first.page('/');
    wait(300);
    leave();
    expect((await visit({ path: '/about/', referrer: 'http://localhost/' })).score()).toBe(1);
  });

  it('is who comes back after 5 s to a page that the browser kept', async () => {
    const { score } = await visit();
    minutes(1);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    wait(4000);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    wait(500);
    expect(score()).toBe(0);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    wait(5001);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    wait(500);
    expect(score()).toBe(1);
  });

  it('is not made by a clock that was set back', async () => {
    await visit();
    jest.setSystemTime(new Date('2020-01-01'));
    expect((await visit()).score()).toBe(0);
  });
});
