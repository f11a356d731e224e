/** @jest-environment jest-fixed-jsdom */
import '../../../../__tests__/support/page-data';
import { startLive } from '@footbridge/browser/live/start';
import { waitFor } from '@testing-library/react';

import { WORDPRESS, html, posts, sent, editor, main } from './live-editor';

describe('a share link', () => {
  beforeEach(() => Object.defineProperty(window, 'parent', { value: window, configurable: true }));

  it('renders with the token of its fragment', async () => {
    window.location.hash = '#payload.signature';
    startLive([WORDPRESS]);
    expect(posts[0]?.body).toEqual({ token: 'payload.signature', part: 1 });
    posts[0]?.answer(html('Draft', '<main>Draft</main>'));
    await waitFor(() => expect(main()).toBe('<main>Draft</main>'));
  });

  it('shows why it does not work', async () => {
    window.location.hash = '#expired';
    startLive([WORDPRESS]);
    posts[0]?.answer(html('Expired', '<main>This link has expired</main>'), 403);
    await waitFor(() => expect(main()).toContain('has expired'));
  });

  it('shows that it has expired while it was read', async () => {
    window.location.hash = '#payload.signature';
    window.scrollTo = jest.fn();
    startLive([WORDPRESS]);
    posts[0]?.answer(html('Draft', '<main><a href="/preview/live/2/">2</a></main>'));
    await waitFor(() => expect(document.title).toBe('Draft'));
    document.querySelector<HTMLElement>('main a')?.click();
    posts.at(-1)?.answer(html('Expired', '<main>This link has expired</main>'), 403);
    await waitFor(() => expect(main()).toContain('has expired'));
  });

  it('stays in the address when a link within the page is followed, and gives way to another share link', async () => {
    window.location.hash = '#payload.signature';
    startLive([WORDPRESS]);
    posts[0]?.answer(html('Draft', '<main id="main">Draft</main>'));
    await waitFor(() => expect(document.title).toBe('Draft'));
    window.location.hash = '#main';
    await waitFor(() => expect(window.location.hash).toBe('#payload.signature'));
    const other = `#b.${'0'.repeat(64)}`;
    window.location.hash = other;
    await waitFor(() => expect(posts[1]?.body).toEqual({ token: other.slice(1), part: 1 }));
  });

  it('sends nothing to the page that opened its window', async () => {
    Object.defineProperty(window, 'opener', { value: editor, configurable: true });
    window.location.hash = '#payload.signature';
    startLive([WORDPRESS]);
    posts[0]?.answer(html('Draft', '<main>Draft</main>'));
    await waitFor(() => expect(document.title).toBe('Draft'));
    document.querySelector('main')?.click();
    expect(sent).toEqual([]);
    Object.defineProperty(window, 'opener', { value: null, configurable: true });
  });

  it('without a token waits', () => {
    startLive([WORDPRESS]);
    expect(posts).toEqual([]);
    expect(main()).toContain('Loading');
  });
});
