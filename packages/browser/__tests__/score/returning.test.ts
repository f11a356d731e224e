/** @jest-environment jest-fixed-jsdom */
import { closeBrowser, comeBack, FROM_HERE, newTab, openBrowser, openDocument, visit } from '../support/visit';

beforeEach(openBrowser);
afterEach(closeBrowser);

const wait = (ms: number) => jest.advanceTimersByTime(ms);
const minutes = (count: number) => wait(count * 60_000);

describe('a returning visitor', () => {
  it('[S4.3] raises it 500 ms after the page, when the last visit is more than 5000 ms ago', async () => {
    await visit();
    wait(4501);
    newTab();
    const { score } = await openDocument();
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

  it('is none if the document was requested in time, however late its scripts start', async () => {
    await visit();
    wait(4000);
    newTab();
    expect((await visit({ scriptsAfter: 3000 })).score()).toBe(0);
  });

  it.each([
    ['types the address or follows a bookmark', ''],
    ['comes from a search', 'https://www.example.com/'],
    ['comes from a site whose name begins as this one’s', 'http://localhost.example.com/'],
  ])('[S4.3] is who %s', async (_what, referrer) => {
    await visit();
    minutes(60);
    expect((await visit({ referrer })).score()).toBe(1);
  });

  it.each([
    ['a page of this site, in this tab or another one', { path: '/about/', referrer: FROM_HERE }],
    ['a form of this site', { path: '/lead/', referrer: `${FROM_HERE}contact/` }],
    ['a reload', { type: 'reload' }],
    ['a reload of a page that a search led to', { type: 'reload', referrer: 'https://www.example.com/' }],
    ['the browser’s Back', { type: 'back_forward', referrer: 'https://www.example.com/' }],
  ] as const)('[S4.3] is not who comes by %s, however late', async (_what, opening) => {
    await visit();
    minutes(60);
    expect((await visit(opening)).score()).toBe(0);
  });

  it('[S4.3] is none for a document from the back/forward cache, which is a visit all the same', async () => {
    const { score, localState } = await visit();
    comeBack(3600_000);
    wait(500);
    expect(score()).toBe(0);
    expect(localState.getState().lastVisitedTimestamp).toBe(Date.now() - 500);
  });

  it('[S4.3] counts once an arrival: pages read afterwards are no return', async () => {
    await visit();
    minutes(60);
    await visit();
    minutes(2);
    await visit({ path: '/about/', referrer: FROM_HERE });
    minutes(2);
    expect((await visit({ path: '/contact/', referrer: `${FROM_HERE}about/` })).score()).toBe(1);
  });

  it('counts again at the next return', async () => {
    await visit();
    minutes(60);
    await visit();
    minutes(60);
    expect((await visit()).score()).toBe(2);
  });

  it('was not here who left within the half second', async () => {
    const { localState } = await openDocument();
    wait(499);
    expect(localState.getState().lastVisitedTimestamp).toBeNull();
  });

  it('is not made by a clock that was set back', async () => {
    await visit();
    jest.setSystemTime(new Date('2020-01-01'));
    expect((await visit()).score()).toBe(0);
  });
});
