/** @jest-environment jest-fixed-jsdom */
import { vegas } from '../support/vegas';
import { closeBrowser, FROM_HERE, newTab, openBrowser, openDocument, scrollTo, visit } from '../support/visit';
import { raised, type Trigger } from '@footbridge/browser/visit/score';

beforeEach(openBrowser);
afterEach(closeBrowser);

const abandon = () => window.dispatchEvent(new Event('footbridge:abandon-modal'));
const wait = (ms: number) => jest.advanceTimersByTime(ms);
const minutes = (count: number) => wait(count * 60_000);

const near = { facility: vegas, distance: 2, nearest: vegas, city: null, region: null, country: null };

describe('the call-tracking intent score', () => {
  it('[S4.1] is 0 for who comes for the first time', async () => {
    const { score } = await visit();
    minutes(10);
    expect(score()).toBe(0);
  });

  it.each<[Trigger, [number, number, number]]>([
    ['abandon-modal', [1, 2, 2]],
    ['returning', [1, 2, 2]],
    ['scrolled', [1, 2, 2]],
    ['facility', [1, 2, 2]],
    ['special-segment', [1, 1, 2]],
  ])('[S4.1] %s leads from 0, 1 and 2 to %j', (trigger, after) => {
    expect([raised(0, trigger), raised(1, trigger), raised(2, trigger)]).toEqual(after);
  });

  it('[S4.2] rises with each abandon-modal event, and stays at 2', async () => {
    const { score } = await visit();
    const seen = [1, 2, 3].map(() => (abandon(), score()));
    expect(seen).toEqual([1, 2, 2]);
  });

  it('[S9.7] has 2 as its maximum: at 2 nothing raises it', async () => {
    await visit();
    abandon();
    abandon();
    const { score, sessionState } = await visit({
      path: '/verify-insurance/',
      segment: 'conversion',
      referrer: FROM_HERE,
    });
    sessionState.setState({ geolocation: near });
    scrollTo(2000);
    wait(100);
    expect(score()).toBe(2);
  });

  it('stays when the browser is closed', async () => {
    await visit();
    abandon();
    newTab();
    expect((await openDocument()).score()).toBe(1);
  });
});

describe('a matched facility', () => {
  it('[S4.5] raises it when the answer is there', async () => {
    const { score, sessionState } = await visit();
    sessionState.setState({ geolocation: { ...near, facility: null } });
    expect(score()).toBe(0);
    sessionState.setState({ geolocation: near });
    expect(score()).toBe(1);
  });

  it('[S4.5] counts once a session, on however many pages and documents', async () => {
    const { sessionState } = await visit();
    sessionState.setState({ geolocation: near });
    await visit({ path: '/contact/', referrer: FROM_HERE });
    const { score } = await visit({ path: '/about/', referrer: FROM_HERE });
    expect(score()).toBe(1);
  });
});

describe('a page of a special segment', () => {
  it.each(['insurance', 'conversion'] as const)('[S4.6] %s sets it to at least 1, and no higher', async (segment) => {
    expect((await visit({ path: '/verify-insurance/', segment })).score()).toBe(1);
    expect((await visit({ path: '/cost/', segment, referrer: FROM_HERE })).score()).toBe(1);
  });
});
