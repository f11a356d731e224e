/** @jest-environment jest-fixed-jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followClearLink } from '@footbridge/browser/editor/follow-clear-link';
import { AdminBar } from '@/components/AdminBar/AdminBar.island';
import { facts } from '@/components/AdminBar/facts.fixture';
import { barState } from '@footbridge/browser/editor/bar-state';
import { showRules } from '../support/show-rules';

jest.mock('@footbridge/browser/editor/follow-clear-link', () => ({ followClearLink: jest.fn() }));

const SIGNED_OUT = { status: 401, body: { error: { code: 'signed-out', message: 'Nobody is signed in.' } } };

/** The server's data about a page, by path. */
let responses: Record<string, { status?: number; body: unknown }>;
let requests: string[];

beforeEach(() => {
  responses = { '/about/': { body: facts }, '/next/': { body: { ...facts, editUrl: null, draft: null } } };
  requests = [];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input), 'https://www.example.test');
    requests.push(url.pathname);
    const { body, status } = responses[url.searchParams.get('path') ?? ''] ?? {
      body: { ipAddress: 'Unknown', editor: null },
    };
    return Response.json(body, { status });
  });
});
afterEach(() => {
  act(() => barState.setState({ isHidden: false }));
  for (const name of ['footbridge-editor', 'footbridge-login']) document.cookie = `${name}=; max-age=0`;
  window.sessionStorage.clear();
});

const bar = () => screen.getByRole('complementary', { name: 'Admin bar' });
const link = (name: string | RegExp) => within(bar()).queryByRole('link', { name, hidden: true });
const button = (name: string | RegExp) => within(bar()).getByRole('button', { name, hidden: true });
const toggle = () => button('Admin bar');

/** Rendered, after the server's response. */
async function renderBar(path = '/about/') {
  const rendered = render(<AdminBar path={path} />);
  await screen.findByText(/^Page (?:rendered|outdated|not)|^Sign in/);
  return rendered;
}

describe('[S1.5] the admin bar of a signed-in editor', () => {
  it('[S2.21] leads to WordPress’s dashboard, in a new tab that knows nothing of this one', async () => {
    await renderBar();
    const dashboard = link(/^Dashboard/);
    expect(dashboard).toHaveAttribute('href', 'https://cms.example.test/wp-admin/');
    expect(dashboard).toHaveAttribute('target', '_blank');
    expect(dashboard).toHaveAttribute('rel', 'noopener');
  });

  it('[S2.22] has Edit Post for a page with an id only', async () => {
    const { unmount } = await renderBar();
    expect(link('Edit Post')).toHaveAttribute('href', facts.editUrl);
    unmount();
    await renderBar('/next/');
    expect(link('Edit Post')).toBeNull();
    expect(link(/^Dashboard/)).not.toBeNull();
  });

  it('[S2.23] [S2.24] [S2.26] has links that clear the page or the menus, to this page with its query', async () => {
    await renderBar('/about/?utm_source=x');
    expect(link('Clear Page Cache')).toHaveAttribute('href', '/about/?utm_source=x&clear-cache');
    expect(link(/^Clear Menu Cache/)).toHaveAttribute('href', '/about/?utm_source=x&clear-menu-cache');
  });

  it('clears by a request of its own when such a link is clicked, then leads to its address', async () => {
    await renderBar();
    await userEvent.click(link('Clear Page Cache') ?? document.body);
    expect(jest.mocked(followClearLink).mock.calls).toEqual([['/about/?clear-cache']]);
  });

  it('[S2.25] [S6.3] marks Clear Menu Cache and Clear All Cache as for developers, and nothing else', async () => {
    await renderBar();
    expect(link('Clear Menu Cache developers only')).not.toBeNull();
    expect(button('Clear All Cache developers only')).toBeInTheDocument();
    expect(screen.getAllByText('developers only')).toHaveLength(2);
  });

  it.each([
    ['clears nothing', { clearPage: false, clearAll: false }, []],
    ['clears pages', { clearPage: true, clearAll: false }, ['Clear Page Cache']],
    [
      'clears everything',
      { clearPage: true, clearAll: true },
      ['Clear Page Cache', 'Clear Menu Cache developers only', 'Clear All Cache developers only'],
    ],
  ])('[S6.2] shows who %s no other tool', async (_what, rights, tools) => {
    responses['/about/'] = { body: { ...facts, rights } };
    await renderBar();
    expect(
      within(bar())
        .queryAllByText(/^Clear /)
        .map((tool) => tool.closest('a, button')?.textContent),
    ).toEqual(tools);
    expect(link('Edit Post')).not.toBeNull();
  });

  it('[S6.2] says the login name, and signs out by a form that leads back', async () => {
    await renderBar();
    expect(within(bar()).getByText('edie')).toBeInTheDocument();
    const form = button('Sign out').closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/api/faust/auth/logout?redirect_uri=%2Fabout%2F');
  });

  it('leads to the preview of a draft where there is one', async () => {
    await renderBar();
    expect(link('Preview this draft')).toHaveAttribute('href', '/preview/1870/');
  });

  it('[S4.19] slides out of view and back, and stays hidden in this session; hidden, it takes no focus', async () => {
    const { unmount } = await renderBar();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveFocus();
    expect(link('Edit Post')?.closest('[inert]')).not.toBeNull();
    expect(window.sessionStorage.getItem('footbridge.admin-bar')).toContain('true');
    unmount();
    await renderBar();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle());
    expect(link('Edit Post')?.closest('[inert]')).toBeNull();
  });

  it('[S9.3] lies over everything else', async () => {
    await renderBar();
    showRules();
    expect(getComputedStyle(bar()).zIndex).toBe('var(--layer-admin-bar)');
  });

  it('is the first that the keyboard reaches, before the page', async () => {
    render(<a href="#page-content">Skip to content</a>);
    await renderBar();
    await userEvent.tab();
    expect(bar()).toContainElement(document.activeElement as HTMLElement);
    expect(bar().parentElement).toBe(document.body.firstElementChild);
  });
});

describe('its panels', () => {
  it('show the page’s template, age, dependencies and last webhook', async () => {
    render(<main data-template="single" />);
    await renderBar();
    await userEvent.click(button(/^Page rendered/));
    for (const text of [
      'single',
      /^Rendered .* ago|^Rendered just now/,
      '12, 201, 1870',
      '/what-is-detox/',
      /node \(2 keys, 1 addresses\)/,
      'and 4 of menus, options',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText(/Saved November 21, 2026 at 9:30 AM/)).toBeInTheDocument();
  });

  it('close by Escape, which leads back to their button', async () => {
    await renderBar();
    await userEvent.click(button('Tools'));
    expect(button('Tools')).toHaveAttribute('aria-expanded', 'true');
    link('Edit Post')?.focus();
    await userEvent.keyboard('{Escape}');
    expect(button('Tools')).toHaveAttribute('aria-expanded', 'false');
    expect(button('Tools')).toHaveFocus();
  });

  it('close each other, and on a click or focus elsewhere', async () => {
    render(<button>On the page</button>);
    await renderBar();
    await userEvent.click(button('Tools'));
    await userEvent.click(button(/^Page rendered/));
    expect([button('Tools'), button(/^Page rendered/)].map((one) => one.getAttribute('aria-expanded'))).toEqual([
      'false',
      'true',
    ]);
    await userEvent.click(screen.getByText('On the page'));
    expect(button(/^Page rendered/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button('Tools'));
    act(() => screen.getByText('On the page').focus());
    expect(button('Tools')).toHaveAttribute('aria-expanded', 'false');
  });

  it('fetch the page’s facts again when they are opened', async () => {
    await renderBar();
    const before = requests.length;
    await userEvent.click(button(/^Page rendered/));
    expect(requests).toHaveLength(before + 1);
  });
});

describe('a user who is not signed in here', () => {
  it('[S6.2] and has WordPress’s cookie sees the login name and one button that leads back to this page, no tools', async () => {
    responses['/about/'] = SIGNED_OUT;
    document.cookie = 'footbridge-login=asked%3Aedie';
    await renderBar();
    expect(within(bar()).getByText('edie')).toBeVisible();
    expect(link('Sign in')).toHaveAttribute('href', '/api/faust/auth/sign-in?redirect_uri=%2Fabout%2F');
    expect(link('Clear Page Cache')).toBeNull();
  });

  it('and may not edit has no bar', async () => {
    responses['/about/'] = { status: 403, body: { error: { code: 'no-right', message: 'No.' } } };
    document.cookie = 'footbridge-editor=1';
    render(<AdminBar path="/about/" />);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('has none before the server has looked, if no sign-in here was seen', async () => {
    render(<AdminBar path="/about/" />);
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(await screen.findByText(/^Page rendered/)).toBeInTheDocument();
  });

  it('sees no tools while WordPress is unreachable, and the reason', async () => {
    responses['/about/'] = {
      status: 503,
      body: { error: { code: 'upstream', message: 'WordPress does not answer. Try again in a minute.' } },
    };
    await renderBar();
    expect(link('Clear Page Cache')).toBeNull();
    await userEvent.click(button('Page not known'));
    expect(screen.getByText('WordPress does not answer. Try again in a minute.')).toBeVisible();
  });
});
