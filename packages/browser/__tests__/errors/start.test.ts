/** @jest-environment jest-fixed-jsdom */
/** Errors of a page, from the moment in which nothing can report them to the server. */
import { EARLY_ERRORS_GLOBAL, earlyErrorsScript } from '@footbridge/browser/errors/early-errors';

import { answerReports, rememberListeners, type Server } from './support';

let server: Server;
let start: () => unknown;
let forget: () => void;
const fail = (error: unknown, message = String(error)) =>
  window.dispatchEvent(
    new ErrorEvent('error', { error, message, filename: 'http://localhost/opioid/?q=1', lineno: 3, colno: 7 }),
  );
const settled = async (count: number) => {
  for (let turn = 0; turn < 200 && server.sent.length < count; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 0));
  return server.payloads('event');
};

beforeEach(async () => {
  jest.resetModules();
  forget = rememberListeners();
  // jsdom measures nothing.
  Object.assign(performance, { getEntriesByType: () => [] });
  server = answerReports();
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_PUBLIC_SENTRY_DSN: 'https://public@errors.example.org/1',
    FOOTBRIDGE_BUILD_ID: 'build-1',
  });
  document.body.innerHTML =
    '<main data-template="single"><a class="button" aria-label="Call about meth" href="/meth/">Call</a></main>';
  window.history.replaceState(null, '', '/opioid-rehab/?payer=acme');
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  // As the head of every page has it; a page can be loaded once in here.
  // oxlint-disable-next-line no-eval -- it is a script's text, and this is what is looked at
  (0, eval)(earlyErrorsScript);
  const { startErrorReports } = await import('@footbridge/browser/errors/start');
  start = startErrorReports;
});
afterEach(() => {
  jest.useRealTimers();
  forget();
  // The SDK's global state, shared by its copies.
  Reflect.deleteProperty(globalThis, '__SENTRY__');
});

describe('an error before the deferred code', () => {
  it('[S7.14] is queued, and reported through the site’s own origin when the code has loaded', async () => {
    fail(new TypeError('Cannot read "Jane Doe" at 702-555-0142'));
    await expect(settled(0)).resolves.toEqual([]);
    start();
    await expect(settled(1)).resolves.toMatchObject([
      {
        exception: {
          values: [
            {
              type: 'TypeError',
              value: 'Cannot read [quoted] at [number]',
              mechanism: { type: 'auto.browser.global_handlers.onerror', handled: false },
            },
          ],
        },
        transaction: '/[single]',
        tags: { side: 'browser', page: 'single' },
        release: 'build-1',
        environment: 'production',
      },
    ]);
    expect(server.sent[0]?.address).toBe('/api/errors');
    expect(JSON.stringify(server.sent)).not.toMatch(/jane|702-|555-|opioid|acme|localhost/i);
  });

  it('of a script that could not be read has its place instead of a stack', async () => {
    fail(null, 'SyntaxError: Unexpected token');
    start();
    await expect(settled(1)).resolves.toMatchObject([
      {
        exception: {
          values: [
            {
              value: 'SyntaxError: Unexpected token',
              stacktrace: { frames: [{ filename: 'https://localhost/[script]', lineno: 3, colno: 7 }] },
            },
          ],
        },
      },
    ]);
  });

  it('is one of ten at most: a loop fills no memory', () => {
    for (let failed = 0; failed < 50; failed += 1) fail(new Error(`no ${failed}`));
    expect(Reflect.get(window, EARLY_ERRORS_GLOBAL)).toHaveLength(10);
  });
});

describe('an error after it', () => {
  beforeEach(() => void start());

  it('[S7.14] is reported at once, once, with what led to it', async () => {
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
    document.querySelector('a')?.click();
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    console.info('Jane Doe relapsed');
    document.querySelector('main')?.setAttribute('data-template', 'single-facility');
    fail(new RangeError('late'));
    const [event, ...more] = await settled(1);
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      exception: { values: [{ type: 'RangeError', value: 'late' }] },
      tags: { page: 'single-facility' },
      breadcrumbs: [{ category: 'ui.click', message: 'body > main > a.button' }],
    });
    expect(JSON.stringify(server.sent)).not.toMatch(/meth|jane|relapsed/i);
  });

  it('of an unhandled promise rejection is reported', async () => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('nobody waited') }));
    await expect(settled(1)).resolves.toMatchObject([
      {
        exception: {
          values: [
            { value: 'nobody waited', mechanism: { type: 'auto.browser.global_handlers.onunhandledrejection' } },
          ],
        },
      },
    ]);
  });

  it.each([
    'Script error',
    'Script error.',
    'ResizeObserver loop limit exceeded',
    'ResizeObserver loop completed with undelivered notifications.',
    'Cannot redefine property: googletag',
  ])('[S8.7] without a remedy is not reported: %s', async (message) => {
    fail(null, message);
    fail(new TypeError(message));
    fail(new Error('the last word'));
    await expect(settled(1)).resolves.toMatchObject([{ exception: { values: [{ value: 'the last word' }] } }]);
  });

  it('[S9.14] has a message of 250 characters at most', async () => {
    fail(new Error('word '.repeat(100)));
    const [event] = await settled(1);
    expect(JSON.stringify(event)).toMatch(/"value":"[^"]{250}"/);
  });
});

describe('what is not said', () => {
  it.each([
    ['without a DSN', { NEXT_PUBLIC_SENTRY_DSN: '' }],
    ['in development', { NODE_ENV: 'development' }],
  ])('[S9.12] %s nothing starts, and no request is sent', async (_where, env) => {
    Object.assign(process.env, env);
    jest.resetModules();
    const { startErrorReports } = await import('@footbridge/browser/errors/start');
    expect(startErrorReports()).toBeNull();
    fail(new Error('x'));
    await expect(settled(0)).resolves.toEqual([]);
    expect(server.sent).toEqual([]);
  });

  it('starts once, however often it is called', async () => {
    expect(start()).toBe(start());
    fail(new Error('x'));
    await expect(settled(1)).resolves.toHaveLength(1);
  });
});

describe('the times of a page', () => {
  const isTraced = async (random: number) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    const client: unknown = start();
    await new Promise((resolve) => setTimeout(resolve, 0));
    const { BrowserClient } = await import('@sentry/browser');
    return client instanceof BrowserClient && client.getIntegrationByName('BrowserTracing') !== undefined;
  };

  it('[S9.12] are reported of one document in a hundred', async () => {
    await expect(isTraced(0.0099)).resolves.toBe(true);
  });

  it('[S9.12] and their code is not loaded for the others', async () => {
    await expect(isTraced(0.0101)).resolves.toBe(false);
  });
});
