/** The requests that `npm run tool -- bench cost` sends, and what it calls a fault. */
import { hostileRequests } from '@footbridge/tools/bench/lib/cost/hostile';
import { faultsOf, leastOf } from '@footbridge/tools/bench/lib/cost/judge';

const NGINX_LINE_BYTES = 8192;
const route = {
  path: '/_next/image/?url=%2Fmedia%2Fx.jpg&w=640',
  method: 'POST' as const,
  headers: {},
  body: '{"form":"callback"}',
};
const requests = hostileRequests(route);

it('sends no line that nginx refuses, and no path with a sign that no client sends', () => {
  for (const { name, route: hostile } of requests) {
    expect(`${name}: ${hostile.path}`).toMatch(/: \/[\x21-\x7e]*$/);
    const lines = [`POST ${hostile.path} HTTP/1.1`, ...Object.entries(hostile.headers).map((line) => line.join(': '))];
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(NGINX_LINE_BYTES);
  }
});

it('has hostile values in the path, each parameter, header and the body, and repeats a parameter’s name', () => {
  const kinds = new Set(
    requests.map(({ name }) =>
      name
        .split(' ')
        .slice(0, 2)
        .join(' ')
        .replace(/^(path|body).*/, '$1'),
    ),
  );
  expect([...kinds]).toEqual(
    expect.arrayContaining(['path', 'parameter url', 'parameter w', 'parameter a', 'header accept', 'body']),
  );
  expect(requests.find(({ name }) => name === 'parameter a &')?.route.path).toContain('a=&a&a&a');
});

describe('a fault is', () => {
  const fine = { cpuMs: 4, files: 0, status: 200 };

  it.each([
    ['ten times the CPU time of an ordinary request', { ...fine, cpuMs: 41 }, [/^41 ms of CPU, 10\.3 times/]],
    ['a 5xx', { ...fine, status: 500 }, [/^status 500$/]],
    ['no response', { ...fine, status: 0 }, [/^status 0$/]],
    ['two files more', { ...fine, files: 2 }, [/^2 new files$/]],
    ['nothing else', { ...fine, cpuMs: 40, status: 404, files: 1 }, []],
  ])('%s', (_, cost, faults) => {
    expect(faultsOf(cost, fine)).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  });

  it('not what only one of several measurements shows, nor a few milliseconds beside a cached response', () => {
    expect(faultsOf(leastOf([{ ...fine, cpuMs: 90, files: 5 }, fine]), fine)).toEqual([]);
    expect(faultsOf({ ...fine, cpuMs: 19 }, { ...fine, cpuMs: 0.2 })).toEqual([]);
  });
});
