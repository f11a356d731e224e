import type { Served } from '../results/schemas';
import type { LoadResult } from './load';

export interface Candidate {
  name: string;
  origin: string;
  path: string;
  /** Of the page's HTML, uncompressed. */
  bytes: number;
}

export interface RoundsRequest {
  candidates: readonly Candidate[];
  connections: readonly number[];
  rounds: number;
  loadTest: (candidate: Candidate, connections: number) => Promise<LoadResult>;
  say: (line: string) => void;
}

/**
 * Measures all candidates in turn, in several rounds, so that the machine's other load affects all alike; each round
 * starts with another one.
 */
export async function runRounds({ candidates, connections, rounds, loadTest, say }: RoundsRequest): Promise<Served[]> {
  const served = new Map<string, Served>();
  for (let round = 0; round < rounds; round += 1) {
    const order = candidates.map((_, index) => candidates[(index + round) % candidates.length]);
    for (const number of connections) {
      for (const candidate of order) {
        if (!candidate) continue;
        const { perSecond, p50, p99, errors, sent } = await loadTest(candidate, number);
        const key = `${candidate.name} ${number}`;
        const one = served.get(key) ?? {
          name: candidate.name,
          connections: number,
          bytes: candidate.bytes,
          sent,
          perSecond: [],
          p50: [],
          p99: [],
          errors: 0,
        };
        served.set(key, {
          ...one,
          perSecond: [...one.perSecond, perSecond],
          p50: [...one.p50, p50],
          p99: [...one.p99, p99],
          errors: one.errors + errors,
        });
        say(
          `round ${round + 1} of ${rounds}, ${number} connections: ${candidate.name} ${Math.round(perSecond)} a second, p99 ${p99} ms`,
        );
      }
    }
  }
  return connections.flatMap((number) => candidates.flatMap(({ name }) => served.get(`${name} ${number}`) ?? []));
}
