import { LOOPBACK, nextFreePort, requireFreePort } from '../../process/ports';
import { processEnvironment } from '../environment';
import { startNext } from '../next-server';
import { startPool } from './pool';
import { createProxy, KEPT_ALIVE } from './proxy';

import type { NextRequest, NextServer } from '../next-server';

export interface SeveralServed extends Pick<NextServer, 'url' | 'failed'> {
  /** Of the processes. */
  ports: number[];
}

/** Free ports above the site's own, but for those that metrics are going to take. */
async function portsAbove(port: number, count: number, taken: readonly number[]): Promise<number[]> {
  const ports: number[] = [];
  for (let next = port + 1; ports.length < count; next += 1) {
    next = await nextFreePort(next);
    if (!taken.includes(next)) ports.push(next);
  }
  return ports;
}

/**
 * Serves a site from several processes of one build, behind a proxy on its port. Out: as of one process, and their ports. The
 * site ends with this command alone: a process that ends is started again.
 */
export async function serveFromSeveral(run: NextRequest, count: number): Promise<SeveralServed> {
  const { port, env, supervisor } = run;
  const metrics = env.METRICS_PORT ? Array.from({ length: count }, (_, index) => Number(env.METRICS_PORT) + index) : [];
  const ports = await portsAbove(port, count, metrics);
  const pick = await startPool({
    ports,
    start: (own, index) =>
      startNext({ ...run, port: own, env: processEnvironment(env, own, index), keptAlive: KEPT_ALIVE }),
    isStopping: () => supervisor.isStopping(),
    report: console.log,
  });
  await requireFreePort(port);
  const proxy = createProxy(pick);
  await new Promise<void>((resolve, reject) => proxy.once('error', reject).listen(port, LOOPBACK, resolve));
  supervisor.own(() => {
    proxy.close();
    proxy.closeAllConnections();
  });
  return { url: `http://${LOOPBACK}:${port}`, ports, failed: new Promise<never>(() => undefined) };
}
