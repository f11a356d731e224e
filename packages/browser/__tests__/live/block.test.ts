/** @jest-environment jest-fixed-jsdom */
import '../../../../__tests__/support/page-data';
import { startLive } from '@footbridge/browser/live/start';
import { waitFor } from '@testing-library/react';

import { html, main, posts, receive, reports, WORDPRESS } from './live-editor';

const BLOCK = JSON.stringify({ name: 'footbridge/call-button', attributes: {}, content: null });
let resized: (() => void) | undefined;

beforeEach(() => {
  window.history.replaceState(null, '', '/preview/block/');
  window.ResizeObserver = class {
    constructor(call: ResizeObserverCallback) {
      resized = () => call([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  startLive([WORDPRESS]);
});
afterEach(() => window.history.replaceState(null, '', '/'));

describe('a block in the canvas', () => {
  it('says that it is ready, and its height', () => {
    expect(reports('ready')).toHaveLength(1);
    resized?.();
    expect(reports('size')[0]?.message).toEqual({ footbridge: 'size', height: 0 });
  });

  it('renders each block that the editor sends, and reports why one is not shown', async () => {
    receive({ footbridge: 'block', token: 'a token', block: BLOCK });
    expect(posts[0]?.body).toEqual({ token: 'a token', block: JSON.parse(BLOCK) });
    posts[0]?.answer(html('A block', '<main data-problem="facility: gone"><p>plain</p></main>'));
    await waitFor(() => expect(reports('painted')).toHaveLength(1));
    expect(main()).toContain('<p>plain</p>');
    expect(reports('painted')[0]?.message).toMatchObject({ problem: 'facility: gone' });
  });

  it('keeps what it shows when the site does not answer, and says so', async () => {
    receive({ footbridge: 'block', token: 'a token', block: BLOCK });
    posts[0]?.answer(html('A block', '<main data-problem=""><p>first</p></main>'));
    await waitFor(() => expect(reports('painted')).toHaveLength(1));
    receive({ footbridge: 'block', token: 'a token', block: BLOCK });
    posts[1]?.fail();
    await waitFor(() => expect(reports('failed')[0]?.message).toMatchObject({ status: 0 }));
    expect(main()).toContain('first');
  });

  it('takes nothing from another origin', () => {
    receive({ footbridge: 'block', token: 'a token', block: BLOCK }, 'https://other.example.test');
    expect(posts).toHaveLength(0);
  });
});
