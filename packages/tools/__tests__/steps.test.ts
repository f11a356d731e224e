/** Which steps script/test has, and what may run beside what. None of them is run here. */
import { createSupervisor } from '@footbridge/tools/process/supervisor';
import { SITE_CODES } from '@/site-config/brands';
import { stepsOf as stepsOfMode, type Mode } from '@footbridge/tools/test/steps';

const ALL = ['DSH', ...SITE_CODES.filter((code) => code !== 'DSH')];
const here = Promise.resolve(null);
const stepsOf = (codes: string[], mode: Mode = codes.length > 1 ? 'long' : 'whole') =>
  stepsOfMode({
    mode,
    runner: { root: '/nowhere', logFolder: '/nowhere/logs', supervisor: createSupervisor(), longestMs: 1 },
    codes,
    browser: here,
    php: here,
    redis: here,
    nginx: here,
  });

describe('the steps of script/test', () => {
  it.each([[['DSH']], [ALL]])('of %j: each has a unique name, and follows those that it waits for', (codes) => {
    const steps = stepsOf(codes);
    const names = steps.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(steps.filter(({ after = [] }, at) => after.some((before) => !names.slice(0, at).includes(before)))).toEqual(
      [],
    );
  });

  it('of a shorter mode are steps of a longer one, except the related tests', () => {
    const namesOf = (mode: Mode) => stepsOf(['DSH'], mode).map(({ name }) => name);
    expect(namesOf('check').filter((name) => !namesOf('quick').includes(name))).toEqual(['related tests']);
    expect(namesOf('quick').filter((name) => !namesOf('whole').includes(name))).toEqual([]);
    expect(namesOf('whole').filter((name) => !namesOf('long').includes(name))).toEqual([]);
    expect(namesOf('quick').length).toBeLessThan(namesOf('whole').length);
  });

  it('run the unit tests in parts that are the whole together', () => {
    const parts = stepsOf(['DSH']).flatMap(
      ({ name }) => /^unit tests (\d+)\/(\d+)$/.exec(name)?.slice(1).map(Number) ?? [],
    );
    const count = parts[1] ?? 0;
    expect(count).toBeGreaterThan(1);
    expect(parts).toEqual(Array.from({ length: count }, (_, index) => [index + 1, count]).flat());
  });

  it('leave browser tests alone, and Lighthouse beside itself; only brief crawls share the machine', () => {
    expect(stepsOf(ALL, 'whole').find(({ name }) => name === 'crawl LAG')?.alone).toBe(false);
    const alone = stepsOf(ALL)
      .filter((step) => step.alone)
      .map(({ name }) => name);
    expect(alone).toEqual(expect.arrayContaining(['browser tests', 'third parties', 'crawl LAG']));
    expect(ALL.filter((code) => !alone.includes(`Lighthouse ${code}`))).toEqual(['DSH']);
  });
});
