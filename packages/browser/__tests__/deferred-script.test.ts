/** The inline script that starts a page's script, run in its own document as the parser comes to it. */
import { JSDOM } from 'jsdom';
import { DEFERRED_SCRIPT_META, deferredScriptLoader } from '@footbridge/browser/deferred-script';

const SCRIPT = '/browser/main-0a1b2c3d.js';

let close: () => void;

/** A page whose events happen when the test says so. */
function open(readyState: DocumentReadyState) {
  const { window } = new JSDOM(
    `<head><meta name="${DEFERRED_SCRIPT_META}" content="${SCRIPT}"><script>${deferredScriptLoader}</script></head><body><a href="/about/">About</a></body>`,
    {
      runScripts: 'dangerously',
      url: 'http://localhost/',
      beforeParse(made) {
        Object.assign(made, {
          requestAnimationFrame: (act: () => void) => made.setTimeout(act, 16),
          setTimeout: (act: () => void, ms: number) => setTimeout(act, ms),
        });
      },
    },
  );
  close = () => window.close();
  const stand = (state: DocumentReadyState) =>
    Object.defineProperty(window.document, 'readyState', { value: state, configurable: true });
  stand(readyState);
  const begun = () =>
    [...window.document.querySelectorAll('script[src]')].map((script) => [
      script.getAttribute('type'),
      script.getAttribute('src'),
    ]);
  const say = (type: string, target: EventTarget = window) =>
    target.dispatchEvent(new window.Event(type, { bubbles: true }));
  return { begun, say, stand, document: window.document, window };
}

const STARTED = [['module', SCRIPT]];

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => {
  close();
  jest.useRealTimers();
});

describe('the script of a page', () => {
  it('starts after the page has loaded and two frames were painted', () => {
    const { begun, say, stand } = open('loading');
    say('DOMContentLoaded');
    expect(begun()).toEqual([]);
    stand('complete');
    say('load');
    expect(begun()).toEqual([]);
    jest.advanceTimersByTime(50);
    expect(begun()).toEqual(STARTED);
  });

  it.each(['pointerdown', 'keydown'])('begins at the first %s, and once', (touch) => {
    const { begun, say, document, window } = open('interactive');
    say(touch, document.body);
    expect(begun()).toEqual(STARTED);
    say(touch, document.body);
    say('load', window);
    jest.advanceTimersByTime(10_000);
    expect(begun()).toEqual(STARTED);
  });

  it('waits for the whole document, which it looks through', () => {
    const { begun, say, document } = open('loading');
    say('pointerdown', document.body);
    expect(begun()).toEqual([]);
    say('DOMContentLoaded', document);
    expect(begun()).toEqual(STARTED);
  });

  it('begins though a picture hangs', () => {
    const { begun } = open('interactive');
    jest.advanceTimersByTime(2999);
    expect(begun()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(begun()).toEqual(STARTED);
  });
});
