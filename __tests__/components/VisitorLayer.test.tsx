/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VisitorLayer } from '@/components/VisitorLayer/VisitorLayer';
import { sessionState } from '@/visitor/state/session';

import type { VisitFacts } from '@/bridge/types';

const facts: VisitFacts = { segment: 'info', stickyBar: { title: 'Questions?', subtitle: '', buttons: [] }, tags: [] };
const vegas = { siteKey: 'DSH', chartFacName: 'Desert Hope', img: '/a.svg', description: '', url: 'https://deserthopetreatment.com/', radius: 150, distance: 2 };

beforeEach(() => {
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) });
  window.fetch = (address) =>
    Promise.resolve(Response.json(String(address).includes('sticky-bar') ? { stickyBar: { title: 'Lost?', subtitle: '', buttons: [] } } : { ipAddress: 'Unknown' }));
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });
});
afterEach(() => act(() => sessionState.setState(sessionState.getInitialState(), true)));

const abandon = () => act(async () => void window.dispatchEvent(new Event('footbridge:abandon-modal')));

describe('what is drawn for a visitor', () => {
  it('is the sticky bar of the page', () => {
    render(<VisitorLayer facts={facts} path="/about/" />);
    expect(screen.getByRole('button', { name: 'Questions?' })).toBeVisible();
  });

  it('[S8.6] on the 404 page is the bar that is asked for', async () => {
    render(<VisitorLayer facts={null} path="/no-such-page/" />);
    expect(await screen.findByRole('button', { name: 'Lost?' })).toBeVisible();
  });

  it('is a tab as soon as a facility is near, until it is put away', async () => {
    render(<VisitorLayer facts={facts} path="/about/" />);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    act(() => sessionState.setState({ geolocation: { facility: vegas, distance: 2, nearest: vegas, city: null, region: null, country: null } }));
    expect(await screen.findByRole('complementary', { name: 'A place near you' })).toBeVisible();
    act(() => sessionState.setState({ isNotificationBarOpen: false }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('is the abandon modal when its event comes, once a session', async () => {
    render(<VisitorLayer facts={facts} path="/about/" />);
    await abandon();
    const dialog = await screen.findByRole('dialog', { name: 'Would it help to talk?' });
    await userEvent.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    await abandon();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is no modal any more on the next page', async () => {
    const { rerender } = render(<VisitorLayer facts={facts} path="/about/" />);
    await abandon();
    expect(await screen.findByRole('dialog')).toBeVisible();
    rerender(<VisitorLayer facts={facts} path="/contact/" />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
