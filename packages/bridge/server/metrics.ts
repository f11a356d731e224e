import cluster from 'node:cluster';

import { AggregatorRegistry } from 'prom-client';

import { serveMetrics, startMeasuring } from '@footbridge/bridge/operations/metrics/start';

/** Measures this process, and serves its metrics; a worker leaves that to its primary. */
export function startMetrics(): void {
  const measured = startMeasuring();
  if (!measured) return;
  if (!cluster.isWorker) return void serveMetrics(measured);
  // A sum over all workers would fall when one ends, and rate() takes that for a reset of all.
  measured.registry.setDefaultLabels({ worker: process.env.FOOTBRIDGE_WORKER });
  AggregatorRegistry.setRegistries([measured.registry]);
  // A registry of this kind answers the primary's requests.
  void new AggregatorRegistry();
}

/** Serves the metrics of all workers together. To be called in their primary. */
export function serveWorkerMetrics(): void {
  const registry = new AggregatorRegistry();
  serveMetrics({ text: () => registry.clusterMetrics(), contentType: registry.contentType });
}
