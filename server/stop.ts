import type { Server } from 'node:http';

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** A connection that was busy when the stop began is closed soon after its answer. */
const CLOSE_IDLE_EVERY_MS = 200;

/** Runs `stop` once, at the first termination signal; then the process exits with code 0. */
export function stopOnSignals(stop: () => Promise<unknown>): void {
  let isStopping = false;
  const onSignal = (): void => {
    // A terminal's Ctrl-C comes to all processes, and once more from the primary.
    if (isStopping) return;
    isStopping = true;
    void stop().finally(() => process.exit(0));
  };
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
}

/** Takes no more connections, and resolves when every request has its answer. */
export async function closeServer(server: Server): Promise<void> {
  const timer = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  await new Promise((closed) => server.close(closed));
  clearInterval(timer);
}
