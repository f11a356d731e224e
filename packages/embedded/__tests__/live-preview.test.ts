/** @jest-environment jest-fixed-jsdom */
import '@footbridge/plugin/footbridge/assets/panel-tools';
import '@footbridge/plugin/footbridge/assets/share-links';
import '@footbridge/plugin/footbridge/assets/live-preview';

const SITE = 'https://www.example.test';
const addresses = { siteOrigin: SITE, url: `${SITE}/preview/live/`, token: '/token', links: '/links' };
const NOW = 1_790_000_000_000;

/** What the panel sent to the frame. */
let sent: { footbridge: string; token?: string }[];
let editor: PreviewEditor;
let change: () => void;
let saved: () => void;
const save = jest.fn();
const request = jest.fn();

function frame(): HTMLIFrameElement {
  const found = document.querySelector('iframe');
  if (!found?.contentWindow) throw new Error('no frame');
  return found;
}
const status = (): string | null | undefined => document.querySelector('[role="status"]')?.textContent;
const tokens = (): number => sent.filter(({ footbridge }) => footbridge === 'token').length;
const wait = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
/** A message of the site's page in the frame. */
async function tell(data: object): Promise<void> {
  const { contentWindow: source } = frame();
  if (source) source.postMessage = (message: (typeof sent)[0]) => sent.push(message);
  window.dispatchEvent(new MessageEvent('message', { data, origin: SITE, source }));
  await wait(0);
}
async function type(): Promise<void> {
  change();
  await wait(300);
}
function panel() {
  const preview = window.footbridgeLivePreview(addresses, editor);
  document.body.append(preview.element);
  return preview;
}
/** A panel whose frame shows the page. */
async function opened() {
  const preview = panel();
  preview.show(true);
  await tell({ footbridge: 'ready' });
  await tell({ footbridge: 'painted' });
  return preview;
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  document.body.replaceChildren();
  window.footbridgePanelTools().currentToken.forget();
  sent = [];
  save.mockReset().mockResolvedValue(null);
  request.mockReset().mockImplementation(async () => ({ token: 'a.b', expires: Date.now() / 1000 + 600 }));
  editor = {
    post: () => 12,
    save,
    offersAutosave: () => false,
    onChange: (changed, isSaved) => {
      change = changed;
      saved = isSaved;
    },
    onSelect: () => undefined,
    pick: () => undefined,
    request,
  };
});
afterEach(() => jest.useRealTimers());

describe('the live preview beside an editor', () => {
  it('shows the post, stores what is typed, and shows it', async () => {
    await opened();
    expect([status(), save.mock.calls.length, tokens()]).toEqual(['Shows what you typed.', 0, 1]);
    await type();
    expect([status(), save.mock.calls.length, tokens()]).toEqual(['Updating…', 1, 2]);
    await tell({ footbridge: 'painted' });
    expect(status()).toBe('Shows what you typed.');
  });

  it('stores nothing while closed, and what was typed meanwhile once it is open', async () => {
    const preview = panel();
    preview.show(false);
    expect(frame().src).toBe('');
    await type();
    expect(save).not.toHaveBeenCalled();
    preview.show(true);
    await tell({ footbridge: 'ready' });
    expect([save.mock.calls.length, tokens()]).toEqual([1, 1]);
    preview.show(false);
    await type();
    expect(save).toHaveBeenCalledTimes(1);
    preview.show(true);
    await wait(0);
    expect([save.mock.calls.length, tokens()]).toEqual([2, 2]);
  });

  it('follows in its own window while the panel is closed', async () => {
    const preview = await opened();
    const popup = { closed: false, postMessage: (message: (typeof sent)[0]) => sent.push(message) };
    window.open = jest.fn().mockReturnValue(popup);
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Open in a window')?.click();
    preview.show(false);
    sent = [];
    await type();
    expect([save.mock.calls.length, tokens()]).toEqual([1, 1]);
    popup.closed = true;
    await type();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('makes no autosave of a post that was just saved', async () => {
    await opened();
    change();
    saved();
    await wait(300);
    expect([save.mock.calls.length, tokens()]).toEqual([0, 2]);
  });

  it('tries again after WordPress did not store, without another edit', async () => {
    await opened();
    save.mockRejectedValueOnce({ message: 'You are offline.' });
    await type();
    expect(status()).toBe('WordPress has not stored your text: You are offline.');
    await wait(5000);
    expect(save).toHaveBeenCalledTimes(2);
    await tell({ footbridge: 'painted' });
    expect(status()).toBe('Shows what you typed.');
  });

  it.each([
    [0, 'The site does not answer. The preview is older than your text.'],
    [503, 'The site answers with an error (503). The preview is older than your text.'],
  ])('tries again with a new token after the site failed with %i, and stores nothing anew', async (code, text) => {
    await opened();
    await tell({ footbridge: 'failed', status: code });
    expect(status()).toBe(text);
    await wait(5000);
    expect([tokens(), request.mock.calls.length, save.mock.calls.length]).toEqual([2, 2, 0]);
  });

  it('loads the site’s page again when it was down', async () => {
    panel().show(true);
    frame().dispatchEvent(new Event('load'));
    await wait(3000);
    expect(status()).toBe('The site does not answer. The preview is older than your text.');
    await type();
    expect([save.mock.calls.length, tokens()]).toEqual([0, 0]);
    await tell({ footbridge: 'ready' });
    expect([save.mock.calls.length, tokens()]).toEqual([1, 1]);
  });

  it('says that WordPress is slow', async () => {
    await opened();
    save.mockReturnValueOnce(new Promise(() => undefined));
    await type();
    await wait(4000);
    expect(status()).toBe('Updating… It takes longer than usual.');
  });

  it('names the autosave that it shows in place of the text', async () => {
    editor.offersAutosave = () => true;
    await opened();
    expect(status()).toBe('Shows the newer autosave that WordPress offers, until you type.');
    await type();
    await tell({ footbridge: 'painted' });
    expect(status()).toBe('Shows what you typed.');
  });

  it('gets a new token before the old one expires', async () => {
    await opened();
    await wait(8 * 60_000);
    await type();
    expect(request).toHaveBeenCalledTimes(1);
    await wait(2 * 60_000);
    await type();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('makes one share link for two clicks in a row', async () => {
    request.mockImplementation(async () => []);
    panel();
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Create link');
    button?.click();
    button?.click();
    await wait(0);
    expect(request.mock.calls.filter(([, sentWith]) => sentWith?.method === 'POST')).toHaveLength(1);
    expect(button?.disabled).toBe(false);
  });
});
