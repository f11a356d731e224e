import { cpus } from 'node:os';
import autocannon from 'autocannon';
import { Problem } from '../../../script/lib/process/problem';

export interface Blow {
  perSecond: number;
  /** ms. */
  p50: number;
  p99: number;
  /** Anything but a 200 in time. */
  errors: number;
  /** Of an answer as it went over the line, compressed, its head included. */
  sent: number;
}

/**
 * Asks for one address, or for several in turn, as fast as it is answered. The asking is done in a thread of its own, so
 * that ours does not slow it.
 * @param origin without a slash at its end
 */
export async function blow(
  origin: string,
  paths: readonly string[],
  connections: number,
  seconds: number,
): Promise<Blow> {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 10,
    workers: Math.min(1, cpus().length),
    // As a browser asks: a server that compresses each answer anew pays for it.
    headers: { 'accept-encoding': 'gzip', 'user-agent': 'Mozilla/5.0 (bench)' },
    requests: paths.map((path) => ({ method: 'GET', path })),
  });
  const { requests, latency, throughput, non2xx, errors, timeouts } = result;
  // Slower than the time it had is a result; nobody there is none.
  if (requests.total === 0 && errors > 0)
    throw new Problem(`${origin} does not answer: ${errors} errors in ${seconds} s.`);
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    errors: non2xx + errors + timeouts,
    sent: requests.total > 0 ? throughput.total / requests.total : 0,
  };
}
