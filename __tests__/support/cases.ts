/**
 * How many cases a property is tried with: the same few in every run, other ones with FOOTBRIDGE_CASES=100000
 * (packages/bridge/docs/reliability.md). A failure prints its seed and the smallest case; FOOTBRIDGE_SEED runs it again.
 */
import * as fc from 'fast-check';

const SHORT = 200;
const CASES = Number(process.env.FOOTBRIDGE_CASES ?? SHORT);
/** A run on CI is repeatable; the long form looks for new cases. */
const SHORT_SEED = 20_261_125;
const SEED = Number(process.env.FOOTBRIDGE_SEED ?? (CASES > SHORT ? Date.now() % 2 ** 31 : SHORT_SEED));

/** Jest's timeout: short for few cases. */
export const JEST_TIMEOUT_MS = CASES > SHORT ? 60 * 60_000 : 60_000;

/** @param cost of one case, beside those that only compute: a case that costs 10 is tried a tenth as often */
function options(cost: number) {
  return { numRuns: Math.max(20, Math.ceil(CASES / cost)), seed: SEED };
}

/** Checks every case; `check` throws or returns false for a failure. */
export function always<Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => boolean | void,
  cost = 1,
): void {
  fc.assert(
    fc.property(fc.tuple<Values>(...arbitraries), (values) => check(...values)),
    options(cost),
  );
}

/** As `always`, for what has to be waited for. */
export async function alwaysLater<Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => Promise<boolean | void>,
  cost = 1,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.tuple<Values>(...arbitraries), (values) => check(...values)),
    options(cost),
  );
}
