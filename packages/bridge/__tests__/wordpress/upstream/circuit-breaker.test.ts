import { CircuitBreaker } from '@footbridge/bridge/wordpress/upstream/circuit-breaker';
import { FAILURES_TO_OPEN, RETRY_DELAYS_MS } from '@footbridge/bridge/wordpress/upstream/limits';

// Its other states: client.test.ts and refusals.test.ts.
it('the circuit breaker waits longer after each failed probe, up to the longest delay', async () => {
  let time = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => time);
  const probe = jest.fn(async () => false);
  const breaker = new CircuitBreaker(probe, () => undefined);
  for (let count = 0; count < FAILURES_TO_OPEN; count += 1) breaker.failed(time);
  const longest = RETRY_DELAYS_MS.at(-1) ?? 0;
  for (const pause of [...RETRY_DELAYS_MS, longest, longest]) {
    time += pause - 1;
    expect([await breaker.admits(), probe.mock.calls]).toEqual([false, []]);
    time += 1;
    expect([await breaker.admits(), probe.mock.calls]).toEqual([false, [[]]]);
    probe.mockClear();
  }
});
