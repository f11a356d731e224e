/** Of so many questions the quickest tells best. */
const QUESTIONS = 3;

/**
 * How far Redis's clock is ahead of this machine's. Times that go through Redis are told by its clock: machines' own differ,
 * and whether a page is older than an edit must not depend on who made it and who was told.
 * @param {(ask: (client: { time(): Promise<unknown> }) => Promise<unknown>) => Promise<unknown>} run
 * @returns {Promise<{ ahead: number, error: number }>} ms; `error`: how far that may be wrong
 */
export async function measureClock(run) {
  let best = { ahead: 0, error: Infinity };
  for (let i = 0; i < QUESTIONS; i += 1) {
    const before = Date.now();
    const told = await run((client) => client.time());
    const error = (Date.now() - before) / 2;
    if (error < best.error) best = { ahead: Math.round(timeOf(told) - before - error), error: Math.ceil(error) + 1 };
  }
  return best;
}

/** @param {unknown} told seconds and microseconds, as TIME says it; a Date in some versions of the client */
function timeOf(told) {
  if (told instanceof Date) return told.getTime();
  const [seconds, micros] = /** @type {string[]} */ (told);
  return Number(seconds) * 1000 + Number(micros) / 1000;
}
