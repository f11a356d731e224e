/**
 * Counts the steps of a piece of work: the same on every machine. A step is an executed block of code (V8's precise
 * coverage, packages included), a character or item that a built-in function reads, or an instruction of a regular
 * expression's matcher. Import it before the code to be counted: V8 counts blocks of functions compiled after it.
 */
import { Session } from 'node:inspector';

import { programOf, searchSteps } from './regex-steps';

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** The counting code itself is not counted. */
const COUNTERS = /\/__tests__\/support\/|\/regexpp\//;
let steps = 0;
const add = (count: number): void => void (steps += count);

function blocks(): number {
  let count = 0;
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error;
    for (const { url, functions } of result) {
      if (!COUNTERS.test(url)) for (const { ranges } of functions) for (const range of ranges) count += range.count;
    }
  });
  return count;
}

type Method = (this: unknown, ...given: unknown[]) => unknown;
/** How much of its receiver a built-in function reads. */
type Cost = (self: { length: number }, given: readonly unknown[], result: unknown) => number;

const all: Cost = (self) => self.length;
const whole: Cost = (self, _, result) =>
  self.length + (typeof result === 'string' || Array.isArray(result) ? result.length : 0);
const upTo: Cost = (self, [, from], result) =>
  (typeof result === 'number' && result >= 0 ? result : self.length) - Math.min(self.length, Number(from ?? 0)) + 1;
const fromEnd: Cost = (self, _, result) => self.length - (typeof result === 'number' && result >= 0 ? result : 0);

const COSTS: readonly [object, Readonly<Record<string, Cost>>][] = [
  [
    String.prototype,
    {
      indexOf: upTo,
      lastIndexOf: fromEnd,
      includes: all,
      trim: all,
      trimStart: all,
      trimEnd: all,
      toLowerCase: all,
      toUpperCase: all,
      normalize: all,
      replaceAll: whole,
      split: whole,
      repeat: whole,
      localeCompare: all,
    },
  ],
  [
    Array.prototype,
    {
      indexOf: upTo,
      lastIndexOf: fromEnd,
      includes: all,
      splice: all,
      shift: all,
      unshift: all,
      concat: whole,
      slice: whole,
      join: whole,
      reverse: all,
      toReversed: all,
      flat: whole,
      fill: all,
    },
  ],
];

/** Replaces what costs; the work's own steps stay as they are. */
function replaceBuiltIns(): () => void {
  const before: (() => void)[] = [];
  const put = (holder: object, name: string, make: (original: Method) => Method) => {
    const descriptor = Reflect.getOwnPropertyDescriptor(holder, name);
    if (!descriptor) throw new Error(`There is no ${name}.`);
    before.push(() => Reflect.defineProperty(holder, name, descriptor));
    Reflect.defineProperty(holder, name, { ...descriptor, value: make(descriptor.value) });
  };
  for (const [holder, costs] of COSTS) {
    for (const [name, cost] of Object.entries(costs)) {
      put(
        holder,
        name,
        (original) =>
          function counted(this: unknown, ...given) {
            const self = Array.isArray(this) || typeof this === 'string' ? { length: this.length } : { length: 0 };
            const result = Reflect.apply(original, this, given);
            add(cost(self, given, result));
            return result;
          },
      );
    }
  }
  // test, match, replace, split and search all go through this.
  put(
    RegExp.prototype,
    'exec',
    (original) =>
      function exec(this: unknown, ...given) {
        const regex = this instanceof RegExp ? this : null;
        const from = regex && (regex.global || regex.sticky) ? regex.lastIndex : 0;
        const result = Reflect.apply(original, this, given);
        if (regex) add(searchSteps(programOf(regex.source, regex.flags), String(given[0]), from));
        return result;
      },
  );
  return () => before.forEach((undo) => undo());
}

/** Returns the steps of this work, with a small overhead: querying V8 costs more than most works. */
export function stepsOf(work: () => unknown): number {
  steps = 0;
  const putBack = replaceBuiltIns();
  try {
    work();
  } finally {
    putBack();
  }
  return steps + blocks();
}
