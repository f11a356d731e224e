/** @jest-environment jest-fixed-jsdom */
import '../../../__tests__/support/page-data';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTheme } from '@footbridge/browser/theme';
import { startVisitor } from '@footbridge/browser/visit/start';
import { facts } from '@/components/AdminBar/facts.fixture';
import { browserTheme } from '@/components/browser/theme';
import { StickyBar } from '@/components/StickyBar/StickyBar';
import { sessionState } from '@footbridge/browser/state/session';
import { serve } from '../../../__tests__/support/serve';
import { vegas } from './support/vegas';

setTheme(browserTheme);

let requests: string[];

beforeEach(() => {
  requests = [];
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: true }) });
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(String(input), 'https://www.example.test');
    requests.push(pathname);
    return Response.json(pathname === '/api/editor/page' ? facts : { ipAddress: 'Unknown', editor: null });
  });
  serve(<StickyBar bar={{ title: 'Questions?', subtitle: '', buttons: [] }} />);
});

afterEach(async () => {
  // Removes deferred elements.
  await act(async () => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
  for (const name of ['footbridge-editor', 'footbridge-login']) document.cookie = `${name}=; max-age=0`;
  act(() => sessionState.setState(sessionState.getInitialState(), true));
  window.sessionStorage.clear();
});

/** The page's script has run, with every chunk that it imports. */
const start = () => act(async () => startVisitor());
const nearby = { facility: vegas, nearest: vegas, distance: 4.2, city: null, region: null, country: null };
const place = () => screen.queryByRole('complementary', { name: 'A location near you' });
const bar = () => screen.queryByRole('complementary', { name: 'Admin bar' });

describe('what a page shows its visitor', () => {
  it('is the sticky bar of the page', async () => {
    await start();
    expect(screen.getByRole('button', { name: 'Questions?' })).toBeVisible();
  });

  it('is a tab as soon as a facility is near, with the page’s tags in its wording', async () => {
    await start();
    expect(place()).toBeNull();
    sessionState.setState({ geolocation: nearby });
    await waitFor(() => expect(place()).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /^Near you/ }));
    expect(screen.getByText('Questions about Alcohol? We have a location near you.')).toBeVisible();
  });
});

describe('the admin bar', () => {
  it('[S6.1] is not on a visitor’s page, and there is no request for one', async () => {
    await start();
    expect(bar()).toBeNull();
    expect(requests.filter((path) => path !== '/api/visitor')).toEqual([]);
  });

  it('[S1.5] loads for signed-in editors', async () => {
    document.cookie = 'footbridge-editor=1';
    await start();
    expect(await screen.findByText(/^Page rendered/)).toBeInTheDocument();
  });

  it('[S6.2] is there for whom WordPress’s cookie names, in a tab that knows its place already', async () => {
    sessionState.setState({ geolocation: { ...nearby, facility: null, nearest: null } });
    document.cookie = 'footbridge-login=new%3Aedie';
    await start();
    expect(await screen.findByText('edie')).toBeInTheDocument();
    await screen.findByText(/^Page rendered/);
    expect(requests).toEqual(['/api/editor/page']);
  });

  it('[S6.2] is not there for a login that may not edit, and there is no request for one', async () => {
    document.cookie = 'footbridge-login=none%3Asam';
    await start();
    expect(bar()).toBeNull();
    expect(requests.filter((path) => path !== '/api/visitor')).toEqual([]);
  });
});
