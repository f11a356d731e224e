/** A process that tells every second that it is not stuck. */
export interface Beating {
  /** Has somebody told of each beat, instead of who was before. */
  onBeat(listener: () => void): void;
  /** Ends it at once. */
  kill(): void;
}

const LOOK_EVERY = 1000;
/**
 * Looks without a beat after which it counts as hung. A large answer of WordPress or a busy machine takes a second or two of
 * an event loop. Looks, not seconds: a machine that was asleep has missed as many as its processes.
 */
export const MOST_MISSED = 15;

/**
 * Ends a process whose event loop does not go round any more: an endless loop, or a machine that gives it no memory.
 * @param onHung is told before
 * @returns looks no further
 */
export function endWhenHung(running: Beating, onHung: () => void): () => void {
  let missed = 0;
  running.onBeat(() => (missed = 0));
  const timer = setInterval(() => {
    missed += 1;
    if (missed < MOST_MISSED) return;
    clearInterval(timer);
    onHung();
    running.kill();
  }, LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
