/** @jest-environment jest-fixed-jsdom */
import { otherFactsFrom } from '@footbridge/bridge/pages/sticky-bar/facts';
import { pageFacts } from '@/wp-templates/shared/page-facts';

import { vegas } from './support/vegas';
import { closeBrowser, cookies, openBrowser, visit } from './support/visit';

beforeEach(openBrowser);
afterEach(closeBrowser);

describe('the tracking cookies', () => {
  it('[S7.11] contain the page’s segment, its number, and the intent score', async () => {
    await visit({ path: '/verify-insurance/', segment: 'conversion' });
    expect(cookies()).toMatchObject({
      'content-segment': 'conversion',
      'content-segment-number': '5',
      'call-tracking-intent-score': '1',
    });
  });

  it('[S7.11] contain the nearby facility, and its score, at once', async () => {
    const { sessionState } = await visit();
    expect(cookies()).not.toHaveProperty('call-tracking-facility');
    sessionState.setState({
      geolocation: { facility: vegas, distance: 2, nearest: vegas, city: null, region: null, country: null },
    });
    expect(cookies()).toMatchObject({ 'call-tracking-facility': 'DSH', 'call-tracking-intent-score': '1' });
  });

  it('say nothing of a page that has no segment, not the page before’s either', async () => {
    await visit();
    await visit({ path: '/about/', segment: null });
    expect(cookies()).not.toHaveProperty('content-segment');
    expect(cookies()).not.toHaveProperty('content-segment-number');
  });

  it.each(['[S2.18]', '[S8.6]'])('%s count the 404 page as segment other', async () => {
    const { segment } = pageFacts({ statusCode: 404, visit: otherFactsFrom(null) });
    await visit({ path: '/no-such-page/', segment });
    expect(cookies()).toMatchObject({ 'content-segment': 'other', 'content-segment-number': '2' });
  });
});
