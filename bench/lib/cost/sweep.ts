/** Sends hostile values in every input of every route, and compares their cost with an ordinary request's. */
import * as fc from 'fast-check';
import { bytesOf, type World } from '../../../script/lib/fuzz/requests/request';
import { hostileValue, knownValues, MAX_SPELLINGS, SHAPES, type Hostile, type Shape } from './hostile';
import { hostileBytes, inputsOf, type Input } from './inputs';
import { described, judged, leastOf, type Judged, type Row } from './judge';
import { costOf, type Cost, type Metered } from './meter';
import { routesOf, type Route } from './routes';

/** A cost with a fault is measured again: it may be other work. */
const ATTEMPTS = 4;
const ORDINARY_REQUESTS = 6;
/** A page's 404 is cached as a file, some time after the response. */
const NOT_FOUND_FILES = 1;
/** The search for a fault's smallest case ends after so long. */
const SHRINK_MS = 10_000;

export interface SweepOptions {
  world: World;
  metered: Metered;
  url: string;
  seed: number;
  /** Of each route, input and shape; all known values where the route reads the input for itself. */
  cases: number;
  /** Only those whose title has these words. */
  only: string;
  report: (line: string) => void;
}

/** A route, an input and a shape. */
interface Combination {
  route: Route;
  input: Input;
  shape: Shape;
  title: string;
  /** Chooses other values for the next one. */
  index: number;
}

/** Returns a target with a name in its path that nothing has, and that WordPress takes for no other. */
const unknown = (target: string, count: number): string =>
  target.replace(/^([^?]*?\/)(?=[^/?]*\/?(?:\?|$))/, `$1no-such-${count}-`);

const nameOf = ({ kind, name }: Input): string => `${kind} ${name}`.trim();

const combinationsOf = (route: Route, first: number): Combination[] =>
  inputsOf(route.ordinary(), route.readsHeaders).flatMap((input, at) =>
    SHAPES.map((shape) => ({
      route,
      input,
      shape,
      title: `${route.name}, ${nameOf(input)}, ${shape}`,
      index: first + at,
    })),
  );

/** Known values first: all where the route reads the input for itself, else those after the ones of the input before. */
function valuesFor({ input, shape, index }: Combination, cases: number, seed: number): Hostile[] {
  const known = knownValues(shape, input.maxBytes);
  const count = input.isOwn ? known.length : Math.min(known.length, Math.ceil(cases / 2));
  const from = (index * count) % known.length;
  const numRuns = input.isOwn ? cases : Math.floor(cases / 2);
  return [
    ...[...known, ...known].slice(from, from + count),
    ...(numRuns > 0 ? fc.sample(hostileValue(shape, input.maxBytes), { seed: seed + index, numRuns }) : []),
  ];
}

/** Returns the most costly value of each route, input and shape. */
export async function sweep({ world, metered, url, seed, cases, only, report }: SweepOptions): Promise<Row[]> {
  let attempt = 0;
  const shrunk = new Set<string>();

  async function costs(times: number, bytesAt: (attempt: number) => Buffer): Promise<Cost[]> {
    const found: Cost[] = [];
    for (let time = 0; time < times; time += 1) found.push(await costOf(metered, bytesAt((attempt += 1))));
    return found;
  }
  async function measure({ route, input }: Combination, hostile: Hostile, beside: Cost): Promise<Judged> {
    const bytesAt = (at: number) => hostileBytes(route.ordinary(), world, input, hostile, at % MAX_SPELLINGS);
    const once = judged(leastOf(await costs(1, bytesAt)), beside);
    return once.faults.length > 0 ? judged(leastOf(await costs(ATTEMPTS, bytesAt)), beside) : once;
  }
  async function smallest(one: Combination, hostile: Hostile, fault: string, beside: Cost): Promise<Hostile> {
    const isFine = async (smaller: Hostile) => !(await measure(one, smaller, beside)).faults.includes(fault);
    const property = fc.asyncProperty(hostileValue(one.shape, one.input.maxBytes), isFine);
    const options = { examples: [[hostile]] as [Hostile][], numRuns: 1, interruptAfterTimeLimit: SHRINK_MS };
    return (await fc.check(property, options)).counterexample?.[0] ?? hostile;
  }
  async function sweepOne(one: Combination, beside: Cost): Promise<Row> {
    const input = nameOf(one.input);
    let most = judged({ cpuMs: 0, wordPress: 0, files: 0, status: 200 }, beside);
    const faults = new Set<string>();
    for (const hostile of valuesFor(one, cases, seed)) {
      const found = await measure(one, hostile, beside);
      if (found.ratio > most.ratio) most = found;
      for (const fault of found.faults.filter((kind) => !faults.has(kind))) {
        faults.add(fault);
        const kind = [input, one.shape, fault].join();
        const shown = shrunk.has(kind) ? hostile : await smallest(one, hostile, fault, beside);
        shrunk.add(kind);
        report(`✗ ${one.title}: ${fault}: ${described(found)}\n    ${JSON.stringify(shown)}`);
        report(`    again: npm run tool -- bench cost --seed ${seed} --cases ${cases} --only '${one.title}'`);
      }
    }
    return { ...most, faults: [...faults], route: one.route.name, input, shape: one.shape };
  }

  const rows: Row[] = [];
  for (const [at, route] of (await routesOf(world, url)).entries()) {
    const wanted = combinationsOf(route, at).filter(({ title }) => title.includes(only));
    if (wanted.length === 0) continue;
    const began = performance.now();
    const { ordinary } = route;
    const known = leastOf((await costs(ORDINARY_REQUESTS, () => bytesOf(ordinary(), world, 'cost'))).slice(1));
    const unknownAt = (count: number) => ({ ...ordinary(), target: unknown(ordinary().target, count) });
    const missing = {
      ...leastOf(await costs(ORDINARY_REQUESTS, (count) => bytesOf(unknownAt(count), world, 'cost'))),
      files: NOT_FOUND_FILES,
    };
    /** Shapes of parameters with a fault: one of any other name has it, too. */
    const failed = new Set<Shape>();
    for (const one of wanted) {
      if (one.input.kind === 'parameter' && !one.input.isOwn && failed.has(one.shape)) continue;
      const row = await sweepOne(one, one.input.kind === 'path' ? missing : known);
      if (one.input.kind === 'parameter' && row.faults.length > 0) failed.add(one.shape);
      rows.push(row);
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    report(`${route.name}: ${known.cpuMs.toFixed(1)} ms, missing ${missing.cpuMs.toFixed(1)} ms (${seconds} s)`);
  }
  return rows;
}
