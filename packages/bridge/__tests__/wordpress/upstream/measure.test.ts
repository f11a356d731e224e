import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import {
  kindOfOperation,
  outcomeOfError,
  timedResponse,
  timeWordPress,
} from '@footbridge/bridge/wordpress/upstream/measure';
import { metersState, type Meters } from '@footbridge/bridge/platform/meters';

const root = path.join(__dirname, '../../../../..');
const measured: unknown[][] = [];
const meters: Meters = {
  request: () => undefined,
  pageCache: () => undefined,
  webhook: () => undefined,
  call: () => undefined,
  logLine: () => undefined,
  vital: () => undefined,
  wordPress: (...one) => void measured.push(one),
};

beforeEach(() => {
  measured.length = 0;
  metersState.value = meters;
});
afterEach(() => {
  metersState.value = undefined;
});

/** Names of all operations that the site sends. */
const operations = ['queries', 'wp-templates', 'packages/bridge'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('__tests__'))
    .flatMap((file) =>
      [...readFileSync(path.join(root, folder, file), 'utf8').matchAll(/^\s*(?:query|mutation) ([A-Z]\w+)/gm)].map(
        ([, name = '']) => name,
      ),
    ),
);

describe('the kind of a GraphQL operation', () => {
  it.each([
    ['GetSeedNode', 'address'],
    ['GetMenu', 'layout'],
    ['GetFacility', 'page'],
    ['GetViewer', 'editor'],
    ['CreateComment', 'comment'],
    ['unnamed', 'other'],
  ])('%s is of the kind %s', (name, kind) => {
    expect(kindOfOperation(name)).toBe(kind);
  });

  it('has a kind, whichever of the site’s operations it is', () => {
    expect(operations.length).toBeGreaterThan(40);
    expect(operations.filter((name) => kindOfOperation(name) === 'other')).toEqual([]);
  });
});

describe('how it ended', () => {
  it.each([
    ['no answer in time', new DOMException('timeout', 'TimeoutError'), 'timeout'],
    ['given up', new DOMException('aborted', 'AbortError'), 'timeout'],
    ['an answer of a gateway’s', Object.assign(new Error('Response not successful'), { statusCode: 502 }), 'failed'],
    ['a firewall’s refusal', Object.assign(new Error('the request was refused'), { statusCode: 403 }), 'refused'],
    ['HTML in place of GraphQL', Object.assign(new Error('no JSON'), { statusCode: 200 }), 'failed'],
    ['no connection', new TypeError('fetch failed'), 'unreachable'],
  ])('%s', (_what, error, outcome) => {
    expect(outcomeOfError(error)).toBe(outcome);
  });

  it.each([
    [200, 'answered'],
    [404, 'answered'],
    [403, 'refused'],
    [503, 'failed'],
  ])('HTTP %i is %s', async (status, outcome) => {
    await timedResponse('media', async () => new Response(null, { status }));
    expect(measured).toEqual([['media', outcome, expect.any(Number)]]);
  });

  it('is recorded once, and the caller gets the error', async () => {
    const ended = timeWordPress('page');
    ended('errors');
    ended('answered');
    await expect(timedResponse('rest', () => Promise.reject(new TypeError('fetch failed')))).rejects.toThrow(
      'fetch failed',
    );
    expect(measured.map(([kind, outcome]) => [kind, outcome])).toEqual([
      ['page', 'errors'],
      ['rest', 'unreachable'],
    ]);
  });
});
