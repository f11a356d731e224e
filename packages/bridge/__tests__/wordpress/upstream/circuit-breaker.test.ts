import { CircuitBreaker } from '@footbridge/bridge/wordpress/upstream/circuit-breaker';
import { FAILURES_TO_OPEN, RETRY_DELAYS_MS } from '@footbridge/bridge/wordpress/upstream/limits';

const [FIRST = 0, SECOND = 0] = RETRY_DELAYS_MS;

function bench() {
  let time = 1_000_000;
  const changes: boolean[] = [];
  jest.spyOn(Date, 'now').mockImplementation(() => time);
  const breaker = new CircuitBreaker((isOpen) => changes.push(isOpen));
  const fail = (times: number) => {
    for (let count = 0; count < times; count += 1) breaker.failed(time);
  };
  return { breaker, changes, fail, now: () => time, pass: (ms: number) => void (time += ms) };
}

const opened = () => {
  const all = bench();
  all.fail(FAILURES_TO_OPEN);
  return all;
};

describe('the circuit breaker', () => {
  it('ignores failures of requests that were sent before the last success', () => {
    const { breaker, now, pass } = bench();
    const before = now();
    pass(7000);
    breaker.succeeded();
    for (let count = 0; count < 100; count += 1) breaker.failed(before);
    expect(breaker.state).toBe('closed');
  });

  it('waits longer after each failed probe, up to the longest delay', () => {
    const { breaker, pass } = opened();
    for (const pause of [...RETRY_DELAYS_MS, RETRY_DELAYS_MS.at(-1) ?? 0, RETRY_DELAYS_MS.at(-1) ?? 0]) {
      pass(pause - 1);
      expect(breaker.admit()).toBe('reject');
      pass(1);
      expect(breaker.admit()).toBe('probe');
      breaker.probed(false);
    }
  });

  it('sends all requests after a successful probe, and opens again at the first failure, for longer', () => {
    const { breaker, changes, fail, pass } = opened();
    pass(FIRST);
    breaker.admit();
    breaker.probed(true);
    expect([breaker.state, breaker.admit(), breaker.admit()]).toEqual(['half-open', 'send', 'send']);
    fail(1);
    pass(SECOND - 1);
    expect([breaker.state, breaker.admit(), breaker.relapses]).toEqual(['open', 'reject', 1]);
    // The change was reported before.
    expect(changes).toEqual([true]);
  });
});
