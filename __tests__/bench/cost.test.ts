/** The requests that `npm run tool -- bench cost` sends, and what it calls a fault. */
import * as fc from 'fast-check';

import { hostileValue, knownValues, MAX_SPELLINGS, SHAPES } from '@/bench/lib/cost/hostile';
import { hostileBytes, inputsOf } from '@/bench/lib/cost/inputs';
import { judged, leastOf } from '@/bench/lib/cost/judge';
import { siteOf } from '@/site-config/brands';

import { always } from '../support/cases';

import type { FuzzRequest, World } from '@/script/lib/fuzz/requests/request';

const NGINX_LINE_BYTES = 8192;
const world: World = {
  site: siteOf('DSH'),
  build: 'x',
  secret: 'x'.repeat(64),
  host: '127.0.0.1:4100',
  visit: { cookie: 'csrf-token=x', token: 'x' },
};
const ordinary: FuzzRequest = {
  method: 'POST',
  target: '/_next/image/?url=%2Fmedia%2F2026%2F05%2Fx.jpg&w=640&q=75',
  headers: [],
  body: { type: 'application/json', bytes: Buffer.from('{"form":"callback"}') },
  framing: 'length',
  isSigned: false,
  isFromPage: false,
  times: 1,
};
const inputs = inputsOf(ordinary, true);
const linesOf = (bytes: Buffer): string[] => (bytes.toString('latin1').split('\r\n\r\n')[0] ?? '').split('\r\n');

it('sends no line that nginx refuses', () => {
  always(
    [
      fc.constantFrom(...SHAPES.flatMap((shape) => inputs.map((input) => ({ input, shape })))),
      fc.integer({ min: 1, max: MAX_SPELLINGS }),
      fc.nat(),
    ],
    ({ input, shape }, attempt, seed) => {
      const [hostile = { sign: '/', place: 0, times: 1 }] = fc.sample(hostileValue(shape, input.maxBytes), {
        seed,
        numRuns: 1,
      });
      const [first = '', ...lines] = linesOf(hostileBytes(ordinary, world, input, hostile, attempt));
      expect(first).toMatch(/^POST \/[\x21-\x7e]* HTTP\/1\.1$/);
      expect(Math.max(first.length, ...lines.map((line) => line.length))).toBeLessThanOrEqual(NGINX_LINE_BYTES);
    },
    4,
  );
});

it.each(['path', 'parameter'] as const)(
  'spells each attempt of a %s anew: the site may have cached the last one',
  (kind) => {
    const [input] = inputs.filter((one) => one.kind === kind);
    if (!input) throw new Error(`no ${kind}`);
    for (const shape of SHAPES)
      for (const hostile of knownValues(shape, input.maxBytes)) {
        const [one, other] = [1, 2].map(
          (attempt) => linesOf(hostileBytes(ordinary, world, input, hostile, attempt))[0],
        );
        expect(one).not.toBe(other);
      }
  },
);

it('repeats the name of a parameter', () => {
  const input = inputs.find(({ name }) => name === 'a');
  const [repeated] = knownValues('repeated', 1000);
  if (!input || !repeated) throw new Error('no parameter');
  expect(linesOf(hostileBytes(ordinary, world, input, repeated, 1))[0]).toContain('?a&a&a&a&');
});

describe('a fault is', () => {
  const fine = { cpuMs: 4, wordPress: 0, files: 0, status: 200 };

  it.each([
    ['ten times the CPU time of an ordinary request', { ...fine, cpuMs: 41 }, ['CPU']],
    ['a 5xx', { ...fine, status: 500 }, ['status 500']],
    ['no response', { ...fine, status: 0 }, ['status 0']],
    ['a file more', { ...fine, files: 1 }, ['new files']],
    ['nothing else', { ...fine, cpuMs: 40, status: 404 }, []],
  ])('%s', (_, cost, faults) => {
    expect(judged(cost, fine).faults).toEqual(faults);
  });

  it('not what only one of several measurements shows', () => {
    expect(judged(leastOf([{ ...fine, cpuMs: 90, files: 1 }, fine]), fine).faults).toEqual([]);
  });

  it('not a few milliseconds beside a cached response', () => {
    expect(judged({ ...fine, cpuMs: 19 }, { ...fine, cpuMs: 0.2 }).faults).toEqual([]);
  });
});
