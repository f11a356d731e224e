import autocannon from 'autocannon';
import { Problem } from '../../process/problem';

export interface LoadResult {
  perSecond: number;
  /** ms. */
  p50: number;
  p99: number;
  /** Anything but a 2xx in time. */
  errors: number;
  /** Of a response as sent: compressed, with headers. */
  sent: number;
}

export interface Load {
  paths: readonly string[];
  connections: number;
  seconds: number;
}

const TIMEOUT_SECONDS = 60;

/**
 * Requests addresses in turn, as fast as they are served. Runs in its own thread, so that this one does not slow it.
 * @param origin without a trailing slash
 */
export async function loadTest(origin: string, { paths, connections, seconds }: Load): Promise<LoadResult> {
  const { requests, latency, throughput, non2xx, errors, timeouts } = await autocannon({
    url: origin,
    connections,
    timeout: TIMEOUT_SECONDS,
    workers: 1,
    // With a browser's header: a server that compresses each response pays for it.
    headers: { 'accept-encoding': 'gzip', 'user-agent': 'Mozilla/5.0 (bench)' },
    requests: paths.map((path) => ({ method: 'GET', path })),
    duration: seconds,
  });
  // A timeout is a result; an unreachable server is not.
  if (requests.total === 0 && errors > 0) throw new Problem(`${origin} does not respond: ${errors} errors.`);
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    errors: non2xx + errors + timeouts,
    sent: requests.total > 0 ? throughput.total / requests.total : 0,
  };
}
