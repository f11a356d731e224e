/** A page of the live preview in a frame of an editor, for each test: what it sends, and the answers that it gets. */
import { startLive } from '@footbridge/browser/live/start';
import { waitFor } from '@testing-library/react';

export const WORDPRESS = 'https://cms.example.test';
export const html = (
  title: string,
  content: string,
  bar = '',
  css = '',
) => `<!doctype html><html><head><title>${title}</title>
  <style data-styled="active"></style><style>${css}</style></head>
  <body><div id="__next"><header>Header</header><div id="page-content" tabindex="-1">${content}</div>${bar}</div></body></html>`;

export interface Sent {
  message: { footbridge: string; [name: string]: unknown };
  origin: string;
}

/** Each POST of the page, with the answer that is given to it. */
export let posts: { body: unknown; answer(text: string, status?: number): void; fail(): void }[];
export let sent: Sent[];
export let editor: Window;

export const show = (text: string): void => {
  const parsed = new DOMParser().parseFromString(text, 'text/html');
  document.head.innerHTML = parsed.head.innerHTML;
  document.body.innerHTML = parsed.body.innerHTML;
};
export const receive = (data: unknown, origin = WORDPRESS, source: Window | null = editor): void => {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
};
export const main = (): string => document.getElementById('page-content')?.innerHTML ?? '';
export const reports = (kind: string): Sent[] => sent.filter(({ message }) => message.footbridge === kind);

beforeEach(() => {
  posts = [];
  // Listeners of an earlier test send to its own window.
  const messages: Sent[] = [];
  sent = messages;
  const frame = document.documentElement.appendChild(document.createElement('iframe'));
  if (!frame.contentWindow) throw new Error('jsdom made no window');
  editor = frame.contentWindow;
  editor.postMessage = (message: Sent['message'], origin: unknown) =>
    messages.push({ message, origin: String(origin) });
  Object.defineProperty(window, 'parent', { value: editor, configurable: true });
  window.fetch = jest.fn(
    (_url, init) =>
      new Promise<Response>((resolve, reject) => {
        posts.push({
          body: JSON.parse(String(init?.body)),
          answer: (text, status = 200) =>
            resolve(new Response(text, { status, headers: { 'server-timing': 'site;dur=20.0' } })),
          fail: () => reject(new TypeError('network')),
        });
      }),
  );
  show(html('Loading the preview', '<main><h1>Loading</h1></main>'));
});
afterEach(() => {
  Object.defineProperty(window, 'parent', { value: window, configurable: true });
  window.history.replaceState(null, '', '/');
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

/** A preview beside the editor that shows a first page. */
export async function opened(
  content = '<main><h1 id="t">One</h1><p data-block="0">First</p><p data-block="1">Second</p></main>',
) {
  startLive([WORDPRESS]);
  receive({ footbridge: 'token', token: 'a' });
  posts[0]?.answer(html('One', content));
  await waitFor(() => expect(document.title).toBe('One'));
}
