/** The inline script that begins a page's scripts, run in a document of its own as the parser comes to it. */
import { JSDOM } from 'jsdom';
import { LATE_ATTRIBUTE, LATE_SHEET, LATE_TYPE, lateScriptsStarter } from '@/visitor/late-scripts';

const NAMES = ['/_next/static/webpack.js', '/_next/static/main.js'];
const named = NAMES.map((src) => `<script type="${LATE_TYPE}" ${LATE_ATTRIBUTE}="${src}"></script>`).join('');

let close: () => void;

/** A page whose events happen when the test says so. */
function open(readyState: DocumentReadyState, sheet = '') {
  const { window } = new JSDOM(`<head>${sheet}<script>${lateScriptsStarter}</script>${named}</head><body><a href="/about/">About</a></body>`, {
    runScripts: 'dangerously',
    url: 'http://localhost/',
    beforeParse(made) {
      Object.assign(made, { requestAnimationFrame: (act: () => void) => made.setTimeout(act, 16), setTimeout: (act: () => void, ms: number) => setTimeout(act, ms) });
    },
  });
  close = () => window.close();
  const stand = (state: DocumentReadyState) => Object.defineProperty(window.document, 'readyState', { value: state, configurable: true });
  stand(readyState);
  const begun = () => [...window.document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  const inOrder = () => [...window.document.querySelectorAll<HTMLScriptElement>('script[src]')].every(({ async }) => !async);
  const say = (type: string, target: EventTarget = window) => target.dispatchEvent(new window.Event(type, { bubbles: true }));
  return { begun, inOrder, say, stand, document: window.document, window };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => {
  close();
  jest.useRealTimers();
});

describe('the scripts of a page', () => {
  it('begin after the page has loaded and two frames were drawn, in their order', () => {
    const { begun, inOrder, say, stand } = open('loading');
    say('DOMContentLoaded');
    expect(begun()).toEqual([]);
    stand('complete');
    say('load');
    expect(begun()).toEqual([]);
    jest.advanceTimersByTime(50);
    expect(begun()).toEqual(NAMES);
    expect(inOrder()).toBe(true);
  });

  it.each(['pointerdown', 'keydown'])('begin at the first %s, and once', (touch) => {
    const { begun, say, document, window } = open('interactive');
    say(touch, document.body);
    expect(begun()).toEqual(NAMES);
    say(touch, document.body);
    say('load', window);
    jest.advanceTimersByTime(10_000);
    expect(begun()).toEqual(NAMES);
  });

  it('wait for the whole document, whose end holds the data they read', () => {
    const { begun, say, document } = open('loading');
    say('pointerdown', document.body);
    expect(begun()).toEqual([]);
    say('DOMContentLoaded', document);
    expect(begun()).toEqual(NAMES);
  });

  it('begin though a picture hangs', () => {
    const { begun } = open('interactive');
    jest.advanceTimersByTime(2999);
    expect(begun()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(begun()).toEqual(NAMES);
  });

  describe('come after the rest of the CSS', () => {
    const HREF = '/styles/abc.css';
    const openWithSheet = () => open('interactive', `<meta name="${LATE_SHEET}" content="${HREF}">`);
    const link = (document: Document) => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');

    it('which is asked for once with them, and not before', () => {
      const { begun, say, document, window } = openWithSheet();
      expect(link(document)).toBeNull();
      say('pointerdown', document.body);
      expect(link(document)?.getAttribute('href')).toBe(HREF);
      expect([...document.querySelectorAll('link[rel="preload"]')].map((one) => one.getAttribute('href'))).toEqual(NAMES);
      expect(begun()).toEqual([]);
      link(document)?.dispatchEvent(new window.Event('load'));
      expect(begun()).toEqual(NAMES);
      jest.advanceTimersByTime(10_000);
      expect(document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
    });

    it('and not at all where that cannot be had: nothing is drawn that has no looks', () => {
      const { begun, say, document, window } = openWithSheet();
      say('pointerdown', document.body);
      link(document)?.dispatchEvent(new window.Event('error'));
      jest.advanceTimersByTime(10_000);
      expect(begun()).toEqual([]);
    });
  });
});
