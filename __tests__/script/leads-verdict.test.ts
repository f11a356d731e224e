/** That the fault test's verdict can be a bad one. */
import { createServer } from 'node:http';
import { listen, originOf } from '@/script/lib/process/listen';

import { seeded } from '@/script/lib/process/random';
import { judge, type Evidence } from '@/script/lib/leads/fault/verdict';
import { visitors } from '@/script/lib/leads/fault/visitors';

import { until } from '../support/until';

import type { Arrival } from '@/script/lib/leads/fault/receiver';

const arrival = (at: number, more: Partial<Arrival> = {}): Arrival => ({
  at,
  sha: 'x',
  reference: 'R1',
  answer: 'taken',
  ...more,
});

function verdict(arrivals: Record<string, Arrival[]>, more: Partial<Evidence> = {}) {
  return judge({
    accepted: new Map([['k1', 'R1']]),
    sent: new Set(['k1', 'k2']),
    arrivals: new Map(Object.entries(arrivals)),
    interruptions: [5000],
    output: 'ready',
    wrong: [],
    ...more,
  });
}

describe('the verdict of the fault test', () => {
  it('is a good one when every accepted lead arrived once', () => {
    expect(verdict({ k1: [arrival(1000)] })).toEqual({
      failures: [],
      resent: { byInterruption: 0, byBreakingOff: 0 },
      unthanked: 0,
    });
  });

  it('counts unavoidable duplicates, and their causes', () => {
    expect(verdict({ k1: [arrival(4900), arrival(35_000)] })).toMatchObject({
      failures: [],
      resent: { byInterruption: 1, byBreakingOff: 0 },
    });
    expect(verdict({ k1: [arrival(1000, { answer: 'aborted' }), arrival(2000)] })).toMatchObject({
      failures: [],
      resent: { byInterruption: 0, byBreakingOff: 1 },
    });
    expect(verdict({ k1: [arrival(1000)], k2: [arrival(1000, { reference: 'R2' })] })).toMatchObject({
      failures: [],
      unthanked: 1,
    });
  });

  it.each([
    ['one that was lost', {}, {}, /1 accepted leads never arrived: k1/],
    ['one that was never sent', { k1: [arrival(1)], k9: [arrival(1)] }, {}, /never sent: k9/],
    ['one that came again without a kill between', { k1: [arrival(6500), arrival(7000)] }, {}, /without need: k1/],
    [
      'one that arrived a third time without need',
      { k1: [arrival(4900), arrival(35_000), arrival(36_000)] },
      {},
      /without need: k1/,
    ],
    [
      'one that arrived again with other content',
      { k1: [arrival(4900), arrival(35_000, { sha: 'y' })] },
      {},
      /other content: k1/,
    ],
    ['one under another reference', { k1: [arrival(1, { reference: 'R9' })] }, {}, /another reference/],
    [
      'two leads with one reference',
      { k1: [arrival(1)], k2: [arrival(1)] },
      {
        accepted: new Map([
          ['k1', 'R1'],
          ['k2', 'R1'],
        ]),
      },
      /belong to two leads/,
    ],
    ['a name in the log', { k1: [arrival(1)] }, { output: 'Error: Zephyrine' }, /to its log/],
    ['a wrong answer', { k1: [arrival(1)] }, { wrong: ['answered 409'] }, /answered 409/],
  ])('is a bad one with %s', (_, arrivals, more, words) => {
    expect(verdict(arrivals, more).failures.join('\n')).toMatch(words);
  });

  it('fails when more arrived twice than a worker sends at a time', () => {
    const keys = Array.from({ length: 9 }, (_, index) => `k${index}`);
    const arrivals = Object.fromEntries(keys.map((key) => [key, [arrival(4900), arrival(35_000)]]));
    expect(verdict(arrivals, { sent: new Set(keys) }).failures.join()).toMatch(/9 arrived twice after 1 interruptions/);
  });
});

describe('its visitors', () => {
  it('who are refused stop and report it, instead of retrying forever', async () => {
    const site = createServer(
      (_, response) => void response.writeHead(429, { 'content-type': 'application/json' }).end('{"error":"too many"}'),
    );
    await listen(site);
    const people = visitors({
      url: originOf(site),
      rate: 100,
      random: () => 0.5,
    });
    people.come();
    await until(() => people.wrong.length > 0);
    people.stopComing();
    await people.done();
    expect([people.wrong[0], people.repeated(), people.accepted.size]).toEqual([
      'answered 429 {"error":"too many"}',
      0,
      0,
    ]);
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
  });
});

describe('the moments', () => {
  it('are the same for the same seed, and spread', () => {
    const [first, second, other] = [seeded(7), seeded(7), seeded(8)];
    const numbers = Array.from({ length: 1000 }, () => first());
    expect(Array.from({ length: 1000 }, () => second())).toEqual(numbers);
    expect(other()).not.toBe(numbers[0]);
    expect([
      Math.min(...numbers) < 0.02,
      Math.max(...numbers) > 0.98,
      numbers.every((number) => number >= 0 && number < 1),
    ]).toEqual([true, true, true]);
  });
});
