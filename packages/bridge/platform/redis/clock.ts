/** The fastest answer is the most exact one. */
const SAMPLES = 3;

/** How far Redis's clock is ahead of this machine's, and how far that may be wrong, ms. */
export interface Clock {
  ahead: number;
  error: number;
}

/** Measures Redis's clock. All times in Redis are by its clock, because servers' clocks differ. */
export async function measureClock(
  run: (request: (client: { time(): Promise<unknown> }) => Promise<unknown>) => Promise<unknown>,
): Promise<Clock> {
  let best = { ahead: 0, error: Infinity };
  for (let i = 0; i < SAMPLES; i += 1) {
    const before = Date.now();
    const answer = await run((client) => client.time());
    const error = (Date.now() - before) / 2;
    if (error < best.error) best = { ahead: Math.round(timeOf(answer) - before - error), error: Math.ceil(error) + 1 };
  }
  return best;
}

/** @param answer of TIME: seconds and microseconds; a Date in some versions of the client */
function timeOf(answer: unknown): number {
  if (answer instanceof Date) return answer.getTime();
  if (!Array.isArray(answer)) throw new TypeError('Redis sent no time');
  const [seconds, micros]: unknown[] = answer;
  return Number(seconds) * 1000 + Number(micros) / 1000;
}
