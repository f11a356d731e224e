/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facilityLink, showGeotargetTab } from '@footbridge/browser/behaviors/geotarget-tab';
import { CONTENT_ID } from '@footbridge/shared/content-id';
import { sessionState } from '@footbridge/browser/state/session';
import { vegas } from './support/vegas';
import type { NearbyFacility } from '@footbridge/shared/site/types';

const UTM = 'utm_source=deserthopetreatment.com&utm_medium=link&utm_campaign=geoTAB';

const near = (facility: NearbyFacility | null) =>
  sessionState.setState({
    geolocation: {
      facility,
      nearest: facility ?? vegas,
      distance: 4.2,
      city: 'Las Vegas',
      region: 'Nevada',
      country: 'US',
    },
  });

const handle = () => screen.getByRole('button', { name: /^Near you/ });
const anyHandle = () => screen.queryByRole('button', { name: /^Near you/ });
const rect = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height);

beforeEach(() => {
  window.sessionStorage.clear();
  sessionState.setState(sessionState.getInitialState(), true);
});

/** A page, and the tab where one is to be shown. */
function show(tags: string[] = []): void {
  document.body.innerHTML = `<div id="${CONTENT_ID}" tabindex="-1"><a href="#far">Far</a></div>`;
  showGeotargetTab(tags);
}

const picture = () => document.querySelector('aside img');

describe('the geotarget tab', () => {
  it('has the distance as an IP address allows', async () => {
    near({ ...vegas, distance: 31.4 });
    show();
    await userEvent.click(handle());
    expect(screen.getByText('About 30 miles away')).toBeVisible();
  });

  it('is rendered for a matched facility only', () => {
    show();
    expect(anyHandle()).toBeNull();
    near(null);
    show();
    expect(anyHandle()).toBeNull();
    near(vegas);
    show();
    expect(handle()).toBeVisible();
  });

  it('covers nothing until it is opened: no picture is loaded', async () => {
    near(vegas);
    show();
    expect(handle()).toHaveAttribute('aria-expanded', 'false');
    expect(picture()).toBeNull();
    await userEvent.click(handle());
    expect(handle()).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(handle().getAttribute('aria-controls') ?? '')).toBeVisible();
    await userEvent.click(handle());
    expect(screen.getByText(vegas.description)).not.toBeVisible();
  });

  it.each([
    [[], 'We have a location near you.'],
    [['Alcohol'], 'Questions about Alcohol? We have a location near you.'],
    [['Alcohol', 'Veterans', 'Families'], 'Questions about Alcohol or Veterans? We have a location near you.'],
  ])('names the page’s topics: %j', async (tags, words) => {
    near(vegas);
    show(tags);
    await userEvent.click(handle());
    expect(screen.getByText(words)).toBeVisible();
  });

  it('is gone for the session once it is dismissed, and the page has the focus', async () => {
    near(vegas);
    show();
    await userEvent.click(handle());
    await userEvent.click(screen.getByRole('button', { name: 'Don’t show again' }));
    expect(anyHandle()).toBeNull();
    expect(document.activeElement).toHaveAttribute('id', CONTENT_ID);
    expect(sessionState.getState().isNotificationBarOpen).toBe(false);
  });

  it('is rendered once, however often the location changes', () => {
    near(vegas);
    show();
    showGeotargetTab([]);
    expect(screen.getAllByRole('complementary')).toHaveLength(1);
  });
});

describe('with a keyboard', () => {
  it('Escape leaves the focus where it is when that is elsewhere', async () => {
    near(vegas);
    show();
    await userEvent.click(handle());
    screen.getByRole('link', { name: 'Far' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Far' })).toHaveFocus();
    expect(handle()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['closes for what it covers', rect(900, 300, 100, 20), 'false'],
    ['stays open for what it does not cover', rect(0, 300, 100, 20), 'true'],
  ])('%s when that gets the focus', async (_, place, expanded) => {
    near(vegas);
    show();
    await userEvent.click(handle());
    const link = screen.getByRole('link', { name: 'Far' });
    jest.spyOn(link, 'getBoundingClientRect').mockReturnValue(place);
    const card = document.querySelector('.geotarget-tab-card');
    if (!card) throw new Error('no card');
    jest.spyOn(card, 'getBoundingClientRect').mockReturnValue(rect(850, 250, 300, 300));
    link.focus();
    expect(handle()).toHaveAttribute('aria-expanded', expanded);
  });
});

describe('the tab’s link', () => {
  it('[S2.31] leads to the facility’s own brand’s site', () => {
    expect(
      facilityLink(
        { url: 'https://riveroakstreatment.com/facilities/river-oaks-treatment-center/' },
        'deserthopetreatment.com',
      ),
    ).toBe(`https://riveroakstreatment.com/facilities/river-oaks-treatment-center/?${UTM}`);
  });

  it.each(['', '/facilities/x/', 'javascript:alert(1)', 'http://deserthopetreatment.com/', 'data:text/html,x'])(
    'is none for %p',
    async (url) => {
      expect(facilityLink({ url }, 'deserthopetreatment.com')).toBeNull();
      near({ ...vegas, url });
      show();
      expect(anyHandle()).toBeNull();
    },
  );
});
