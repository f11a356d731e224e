import { MAX_CONCURRENT } from '@footbridge/bridge/leads/delivery/worker';
import { MARK } from './visitors';
import type { Arrival } from './receiver';

export interface Evidence {
  accepted: Map<string, string>;
  sent: Set<string>;
  arrivals: Map<string, Arrival[]>;
  /** When the server (or its Redis) was killed, or its clock moved, ms. */
  interruptions: number[];
  output: string;
  wrong: string[];
}

export interface Verdict {
  /** Empty if every promise was met. */
  failures: string[];
  /** Keys that the receiver got more than once. */
  resent: { byInterruption: number; byBreakingOff: number };
  /** Stored, but the response was lost and its visitor gave up. */
  unthanked: number;
}

const few = (keys: string[]): string => `${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ' …' : ''}`;

/**
 * Returns why a key arrived again: the receiver broke off, or the sender was killed after the receiver accepted it, or
 * its clock moved past the end of its lease. Null: for no reason.
 */
function causeOf(arrivals: Arrival[], interruptions: number[]): 'breaking-off' | 'interruption' | null {
  const causes = arrivals.slice(1).map((again, index) => {
    const before = arrivals[index];
    if (before?.answer === 'aborted') return 'breaking-off';
    // The receiver records the time before it responds.
    return before && interruptions.some((at) => at >= before.at - 1000 && at <= again.at) ? 'interruption' : null;
  });
  if (causes.includes(null)) return null;
  return causes.includes('interruption') ? 'interruption' : 'breaking-off';
}

/**
 * Judges a run: each accepted lead arrived; under one key always the same; again only where the sender could not know.
 */
export function judge({ accepted, sent, arrivals, interruptions, output, wrong }: Evidence): Verdict {
  const keys = [...arrivals.keys()];
  const lost = [...accepted.keys()].filter((key) => !arrivals.has(key));
  const madeUp = keys.filter((key) => !sent.has(key));
  const changed = keys.filter((key) => new Set(arrivals.get(key)?.map(({ sha }) => sha)).size > 1);
  const renamed = keys.filter(
    (key) => accepted.has(key) && arrivals.get(key)?.some(({ reference }) => reference !== accepted.get(key)),
  );
  const references = new Set(accepted.values());
  const again = [...arrivals].filter(([, times]) => times.length > 1);
  const causes = again.map(([key, times]) => ({ key, cause: causeOf(times, interruptions) }));
  const forNothing = causes.filter(({ cause }) => cause === null).map(({ key }) => key);
  const count = (wanted: string) => causes.filter(({ cause }) => cause === wanted).length;
  const failures = [
    ...(lost.length > 0 ? [`${lost.length} accepted leads never arrived: ${few(lost)}`] : []),
    ...(madeUp.length > 0 ? [`${madeUp.length} arrived that were never sent: ${few(madeUp)}`] : []),
    ...(changed.length > 0 ? [`${changed.length} arrived again with other content: ${few(changed)}`] : []),
    ...(renamed.length > 0
      ? [`${renamed.length} arrived under another reference than they were thanked with: ${few(renamed)}`]
      : []),
    ...(references.size < accepted.size ? [`${accepted.size - references.size} references belong to two leads`] : []),
    ...(forNothing.length > 0 ? [`${forNothing.length} were sent again without need: ${few(forNothing)}`] : []),
    ...(count('interruption') > interruptions.length * MAX_CONCURRENT
      ? [
          `${count('interruption')} arrived twice after ${interruptions.length} interruptions: more than a worker sends at a time`,
        ]
      : []),
    ...(output.includes(MARK) || output.includes('7025550199')
      ? ['the server wrote something of a lead to its log']
      : []),
    ...new Set(wrong),
  ];
  return {
    failures,
    resent: { byInterruption: count('interruption'), byBreakingOff: count('breaking-off') },
    unthanked: keys.filter((key) => !accepted.has(key)).length,
  };
}
