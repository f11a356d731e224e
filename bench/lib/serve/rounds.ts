import type { Served } from '../results/schemas';
import type { Blow } from './load';

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
  blow: (candidate: Candidate, connections: number) => Promise<Blow>;
  say: (line: string) => void;
}

/** All candidates in turn, round after round, so that what else the machine does hits all alike; each round begins with another. */
export async function runRounds({ candidates, connections, rounds, blow, say }: RoundsRequest): Promise<Served[]> {
  const served = new Map<string, Served>();
  for (let round = 0; round < rounds; round += 1) {
    const order = candidates.map((_, index) => candidates[(index + round) % candidates.length]);
    for (const number of connections) {
      for (const candidate of order) {
        if (!candidate) continue;
        const { perSecond, p50, p99, errors, sent } = await blow(candidate, number);
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
