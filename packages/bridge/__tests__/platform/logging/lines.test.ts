import * as fc from 'fast-check';

import { log, logSinkState } from '@footbridge/bridge/platform/log';
import { redirectConsole, tidyConsole } from '@footbridge/bridge/platform/logging/redirect-console';
import { jsonLines, type LeastLevel } from '@footbridge/bridge/platform/logging/json-lines';
import { isJsonFormat, startLogging } from '@footbridge/bridge/platform/logging/start';
import { UpstreamError } from '@footbridge/bridge/platform/upstream-error';
import { newContext, withRequest } from '@footbridge/bridge/platform/current-request/context';

let written: string[] = [];
const linesFrom = (least: LeastLevel = 'info') =>
  jsonLines(least, 'DSH', { write: (line: string) => void written.push(line) });
const parsed = (): unknown[] => written.map((line) => JSON.parse(line));

beforeEach(() => {
  written = [];
});
afterEach(() => {
  logSinkState.value = undefined;
});

describe('a line for collectors', () => {
  it('separates the lines of an error by semicolons', () => {
    logSinkState.value = linesFrom().sink;
    log('error', 'server', 'the site cannot be served', new Error('DSH: logo.svg is missing\nLAG: logo.svg is empty'));
    expect(parsed()).toMatchObject([
      { msg: 'the site cannot be served (DSH: logo.svg is missing; LAG: logo.svg is empty)' },
    ]);
  });

  it('is JSON with level, time, site, process, area and message', () => {
    logSinkState.value = linesFrom().sink;
    log('warn', 'media', '2026/05/x.jpg could not be fetched', new Error('no answer in time'));
    expect(parsed()).toEqual([
      {
        level: 'warn',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        site: 'DSH',
        pid: process.pid,
        area: 'media',
        msg: '2026/05/x.jpg could not be fetched (no answer in time)',
      },
    ]);
    expect(written[0]).toMatch(/\n$/);
  });

  it('is below a kilobyte and whole JSON whatever the message is, and has nothing of a person', () => {
    const { sink } = linesFrom();
    withRequest(newContext('x'.repeat(64)), () =>
      fc.assert(
        fc.property(fc.string({ unit: 'binary', maxLength: 3000, size: 'max' }), (message) => {
          written = [];
          sink('error', 'an area of several words', `${message} marlene@example.org ${message}`);
          expect(Buffer.byteLength(written.join(''))).toBeLessThan(1024);
          expect(parsed()).toHaveLength(1);
          expect(written.join('')).not.toContain('marlene');
        }),
      ),
    );
  });

  it('is cut where it is too long, and says so', () => {
    linesFrom().sink('info', 'page', 'word '.repeat(1000));
    expect(parsed()).toEqual([expect.objectContaining({ msg: expect.stringMatching(/^word word .*…$/) })]);
  });

  it.each([
    ['debug', 4],
    ['info', 3],
    ['warn', 2],
    ['error', 1],
    ['silent', 0],
  ] as const)('with LOG_LEVEL=%s, %i of four are written', (least, count) => {
    const lines = linesFrom(least);
    lines.fields('debug', 'request', { status: 200 });
    for (const level of ['info', 'warn', 'error'] as const) lines.sink(level, 'page', 'x');
    expect(written).toHaveLength(count);
  });
});

describe('what Next prints', () => {
  it('becomes lines where it is a complaint: one each, without colours, without where in packages it came by, scrubbed', () => {
    const restore = redirectConsole(linesFrom().sink);
    const error = new Error('/unlock/: no answer for marlene@example.org');
    error.stack = `Error: ${error.message}\n    at load (/srv/site/bridge/pages/page/load.ts:1:2)\n    at next (/srv/site/node_modules/next/x.js:3:4)`;
    console.error('\u001b[31m⨯\u001b[0m', error);
    console.warn('   ');
    console.warn('%s of %d', 'one', 2);
    console.log('info - Possible templates for resolved url: "/what-we-treat/opioids/"');
    console.info('so it goes');
    restore();
    expect(parsed()).toEqual([
      expect.objectContaining({
        level: 'error',
        area: 'next',
        msg: '⨯ Error: /unlock/: no answer for [email]     at load (/srv/site/bridge/pages/page/load.ts:1:2)',
      }),
      expect.objectContaining({ level: 'warn', area: 'next', msg: 'one of 2' }),
    ]);
  });
});

describe('one error', () => {
  it('is said once, however often Next complains of it on its way up, and for however many visitors', () => {
    const restore = redirectConsole(linesFrom().sink);
    const [error, other] = [new Error('one'), new Error('another')];
    for (let visitor = 0; visitor < 100; visitor += 1) {
      console.error(error);
      console.error('\u001b[31m⨯\u001b[0m', error);
    }
    console.error('⨯', other);
    console.error('no error object');
    console.error('no error object');
    restore();
    expect(parsed()).toEqual(
      [/one/, /another/, /no error object/, /no error object/].map((msg) =>
        expect.objectContaining({ level: 'error', msg: expect.stringMatching(msg) }),
      ),
    );
  });

  it('of an unreachable WordPress is a short warning: page and reason, without a stack', () => {
    const restore = redirectConsole(linesFrom().sink);
    console.error('⨯', new UpstreamError('/what-is-detox/: GetAddress: fetch failed'));
    restore();
    expect(parsed()).toEqual([
      expect.objectContaining({
        level: 'warn',
        area: 'next',
        msg: 'UpstreamError: /what-is-detox/: GetAddress: fetch failed',
      }),
    ]);
    expect(Buffer.byteLength(written.join(''))).toBeLessThan(300);
  });

  it('of a picture that was not given is said by who did not give it', () => {
    const restore = redirectConsole(linesFrom().sink);
    console.error('\u001b[31m⨯\u001b[0m internal image response failed for', '/media/2026/05/x.jpg', 502);
    console.error('\u001b[31m⨯\u001b[0m', 'internal image response failed for', '/media/2026/05/x.jpg', 502);
    console.error('⨯ internal image response is empty for', '/media/2026/05/x.jpg');
    restore();
    expect(parsed()).toEqual([expect.objectContaining({ msg: expect.stringContaining('is empty') })]);
  });

  it('is said once to people at a terminal, in Next’s own words, which do not control it', () => {
    const shown = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const restore = tidyConsole();
    const error = new Error('one');
    for (const said of [[error], ['⨯', error], ['\u001b[31mwords\u001b[0m \u009b2J\u202e']]) console.error(...said);
    restore();
    expect(shown.mock.calls).toEqual([[error.stack], ['words ·2J·']]);
  });

  it('has an upstream failure in one line, and neither Faust’s templates nor Next’s advice for a 404 page', () => {
    const lines: unknown[][] = [];
    for (const name of ['log', 'warn', 'error'] as const)
      jest.spyOn(console, name).mockImplementation((...values: unknown[]) => void lines.push(values));
    const restore = tidyConsole();
    const failure = new UpstreamError('/about/: no answer in time');
    console.log('info - Possible templates for resolved url: "/":', ['front-page', 'index']);
    console.warn('⚠ a custom /_error page … https://nextjs.org/docs/messages/custom-error-no-custom-404');
    console.error('⨯', failure);
    console.error('⨯', failure, { page: '/about/' });
    restore();
    expect(lines).toEqual([['UpstreamError: /about/: no answer in time']]);
  });
});

describe('a visitor who leaves while a form is sent', () => {
  it('is no error of the site: what Next says of it becomes no line', () => {
    const restore = redirectConsole(linesFrom().sink);
    console.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    console.error('⨯', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    console.error(Object.assign(new Error('connect'), { code: 'ECONNRESET' }));
    restore();
    expect(parsed()).toEqual([expect.objectContaining({ level: 'error', msg: expect.stringContaining('connect') })]);
  });
});

describe('how lines are written', () => {
  it('is for people in development, on a terminal, or where LOG_FORMAT says so; else for collectors', () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    expect([
      isJsonFormat(undefined, false),
      isJsonFormat(undefined, true),
      isJsonFormat('json', true),
      isJsonFormat('text', false),
    ]).toEqual([true, false, true, false]);
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    expect([isJsonFormat(undefined, false), isJsonFormat('json', false)]).toEqual([false, true]);
  });

  it('for people follows LOG_LEVEL, as text', () => {
    const said = (['info', 'warn', 'error'] as const).map((level) =>
      jest.spyOn(console, level).mockImplementation(() => undefined),
    );
    process.env.LOG_LEVEL = 'warn';
    const writeLine = startLogging();
    log('info', 'mail', 'not now');
    log('warn', 'mail', 'one of 702-555-0142');
    writeLine('info', 'request', { method: 'GET', status: 200 });
    expect(said.map((spy) => spy.mock.calls)).toEqual([[], [['[footbridge] mail: one of [phone]']], []]);
  });

  it('for people requests are shown with LOG_LEVEL=debug alone', () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    process.env.LOG_LEVEL = 'debug';
    startLogging()('info', 'request', {
      method: 'GET',
      route: 'page',
      status: 200,
      ms: 1.5,
      cache: undefined,
      left: true,
    });
    expect(info.mock.calls).toEqual([['[footbridge] request: GET page 200 1.5 ms left']]);
  });
});
