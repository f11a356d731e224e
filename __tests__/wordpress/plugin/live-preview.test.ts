/** @jest-environment jest-fixed-jsdom */
/** The plugin's panel beside an editor, as WordPress's browser runs it. */
import { readFileSync } from 'node:fs';
import { waitFor } from '@testing-library/react';

const SITE = 'https://site.example.test';
const ADDRESSES = { siteOrigin: SITE, url: `${SITE}/preview/live/`, token: '/token', links: '/links' };

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  for (const name of ['panel-tools', 'share-links', 'live-preview']) {
    const script = document.createElement('script');
    script.textContent = readFileSync(`wordpress/plugin/footbridge/assets/${name}.js`, 'utf8');
    document.head.append(script);
  }
});
beforeEach(() => {
  document.body.replaceChildren();
  jest.spyOn(Date, 'now').mockReturnValue(0);
});
afterEach(() => jest.restoreAllMocks());

/** A panel, and what it does: requests to WordPress and messages to its frame. */
function openPanel() {
  const requests: { path: string; method?: string }[] = [];
  const sent: unknown[] = [];
  const editor = {
    post: () => 7,
    save: () => Promise.resolve(),
    onChange: () => () => undefined,
    onSelect: () => () => undefined,
    pick: () => undefined,
    request: async (path: string, request?: { method?: string }) => {
      requests.push({ path, ...request });
      return JSON.parse(path === '/token' ? `{"token":"token ${requests.length}","expires":600}` : '[]');
    },
  };
  const { element } = window.footbridgeLivePreview(ADDRESSES, editor);
  document.body.append(element);
  const source = element.querySelector('iframe')?.contentWindow ?? null;
  if (source) source.postMessage = (message: unknown) => sent.push(message);
  const receive = (data: object) => window.dispatchEvent(new MessageEvent('message', { data, origin: SITE, source }));
  const tokens = () => sent.flatMap((message) => Object(message).token ?? []);
  return { element, requests, tokens, receive };
}

it('sends the frame a token that is used again, until the site refuses it', async () => {
  const { tokens, receive } = openPanel();
  receive({ footbridge: 'ready' });
  await waitFor(() => expect(tokens()).toEqual(['token 1']));
  receive({ footbridge: 'ready' });
  await waitFor(() => expect(tokens()).toEqual(['token 1', 'token 1']));
  // As when the browser's clock is behind.
  receive({ footbridge: 'failed', status: 403 });
  receive({ footbridge: 'ready' });
  await waitFor(() => expect(tokens()).toEqual(['token 1', 'token 1', 'token 2']));
});

it('makes one link for two clicks in a row', async () => {
  const { element, requests } = openPanel();
  const button = [...element.querySelectorAll('button')].find(({ textContent }) => textContent === 'Create link');
  button?.click();
  button?.click();
  await waitFor(() => expect(button?.disabled).toBe(false));
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
