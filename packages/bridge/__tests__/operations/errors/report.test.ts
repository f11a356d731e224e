/** Errors of the server on their way to a receiver, through Next's hook. */
import { UpstreamError } from '@footbridge/bridge/platform/upstream-error';

import { startErrorReceiver, type ErrorReceiver } from '@/__tests__/support/error-receiver';

import type { reportServerError as Report } from '@footbridge/bridge/operations/errors/report';

let receiver: ErrorReceiver;
let reportServerError: typeof Report;
const environment = { ...process.env };

beforeEach(async () => {
  receiver = await startErrorReceiver();
  Object.assign(process.env, {
    NODE_ENV: 'production',
    NEXT_PUBLIC_SENTRY_DSN: receiver.dsn,
    FOOTBRIDGE_BUILD_ID: 'build-1',
  });
  // Reports are remembered for the life of the process.
  jest.resetModules();
  ({ reportServerError } = await import('@footbridge/bridge/operations/errors/report'));
});
afterEach(async () => {
  process.env = { ...environment };
  jest.useRealTimers();
  await receiver.close();
});

const GET = { method: 'GET' };
const at = (routePath: string, routeType: 'render' | 'route') =>
  ({ routerKind: 'Pages Router', routePath, routeType }) as const;
const PAGE = at('/[[...wordpressNode]]', 'render');

async function arrived(count: number) {
  const until = Date.now() + 5000;
  while (receiver.received.length < count && Date.now() < until) await new Promise((resolve) => setImmediate(resolve));
  return receiver.payloads('event');
}

/** What had arrived, and a last word, which is sent for the purpose: nothing else is on its way then. */
async function lastWord() {
  const before = receiver.received.length;
  await reportServerError(new RangeError('the last word'), GET, at('/api/last', 'route'));
  return arrived(before + 1);
}

describe('an error of the server', () => {
  it('[S7.14] is reported by its route, scrubbed, with the build it comes from', async () => {
    const cause = new TypeError('No "Jane Doe" at 702-555-0142');
    await reportServerError(new Error('Cannot draw https://www.example.org/opioid/?q=1', { cause }), GET, PAGE);
    const [event] = await arrived(1);
    expect(event).toMatchObject({
      platform: 'node',
      release: 'build-1',
      environment: 'production',
      level: 'error',
      transaction: '/[[...wordpressNode]]',
      tags: { side: 'server', kind: 'render' },
      exception: {
        values: [
          { type: 'TypeError', value: 'No [quoted] at [number]' },
          {
            type: 'Error',
            value: 'Cannot draw app:///[page]',
            mechanism: { handled: false, type: 'auto.function.nextjs.on_request_error' },
          },
        ],
      },
      sdk: { name: 'sentry.javascript.nextjs' },
    });
    // 702 may be part of a random id.
    expect(receiver.received[0]?.text).not.toMatch(/jane|702.?555|0142|opioid|q=1|server_name/i);
  });

  it('[S7.14] while WordPress is unreachable is reported once, in a separate group', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout'] });
    for (let failed = 0; failed < 50; failed += 1)
      await reportServerError(new UpstreamError(`try ${failed}`), GET, PAGE);
    await arrived(1);
    await expect(lastWord()).resolves.toMatchObject([
      { fingerprint: ['wordpress-unreachable'] },
      { exception: { values: [{ value: 'the last word' }] } },
    ]);
    jest.setSystemTime(Date.now() + 5 * 60_000 + 1);
    await reportServerError(new UpstreamError('still'), GET, PAGE);
    await expect(arrived(3)).resolves.toHaveLength(3);
  });

  it('[S7.14] that comes over and over is five a minute', async () => {
    for (let failed = 0; failed < 50; failed += 1)
      await reportServerError(new Error(`other words ${'x'.repeat(failed)}`), GET, PAGE);
    await expect(arrived(5)).resolves.toHaveLength(5);
    await expect(lastWord()).resolves.toHaveLength(6);
  });

  it.each([
    ['a health check', at('/api/health', 'route'), {}],
    ['a build that is not for production', PAGE, { NODE_ENV: 'development' }],
    ['a staging site', PAGE, { SITE_STAGE: 'staging' }],
    ['a build without a DSN', PAGE, { NEXT_PUBLIC_SENTRY_DSN: '' }],
  ])('[S8.7][S9.12] of %s is not reported', async (_, where, variables) => {
    const before = { ...process.env };
    Object.assign(process.env, variables);
    await reportServerError(new Error('x'), GET, where);
    process.env = { ...before, SITE_STAGE: '' };
    await expect(lastWord()).resolves.toMatchObject([{ exception: { values: [{ value: 'the last word' }] } }]);
  });

  it('that is no Error is reported, too, and an unreachable receiver causes no second error', async () => {
    await reportServerError('just words', GET, PAGE);
    await expect(arrived(1)).resolves.toMatchObject([{ exception: { values: [{ value: 'just words' }] } }]);
    await receiver.close();
    await expect(reportServerError(new Error('x'), GET, PAGE)).resolves.toBeUndefined();
  });

  it('comes from Next’s own hook', async () => {
    process.env.NEXT_RUNTIME = 'nodejs';
    const { onRequestError } = await import('@/instrumentation');
    await onRequestError?.(
      new Error('from a page'),
      { path: '/opioid/?q=1', method: 'GET', headers: { cookie: 'sid=1' } },
      {
        routerKind: 'Pages Router',
        routePath: '/[[...wordpressNode]]',
        routeType: 'render',
        renderSource: 'server-rendering',
        revalidateReason: undefined,
      },
    );
    await expect(arrived(1)).resolves.toMatchObject([
      { transaction: '/[[...wordpressNode]]', exception: { values: [{ value: 'from a page' }] } },
    ]);
    expect(receiver.received[0]?.text).not.toMatch(/opioid|sid=1/);
  });
});
