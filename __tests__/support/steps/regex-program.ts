/** Compiles a regular expression to the instructions of a backtracking matcher, which regex-steps.ts runs and counts. */
import { RegExpParser, type AST } from '@eslint-community/regexpp';

export type Test = (character: string) => boolean;

export type Instruction =
  | { op: 'character'; test: Test; back: boolean }
  /** Tries `first`, and `second` when that fails. */
  | { op: 'split'; first: number; second: number }
  | { op: 'jump'; to: number }
  | { op: 'assert'; kind: 'start' | 'end' | 'word'; negate: boolean }
  | { op: 'look'; program: Instruction[]; negate: boolean }
  /** Remembers where a repetition begins, so that `check` can end one that reads nothing. */
  | { op: 'mark'; register: number }
  | { op: 'check'; register: number }
  | { op: 'match' };

export interface Program {
  instructions: Instruction[];
  flags: AST.Flags;
  pattern: AST.Pattern;
}

/** Returns whether a character is in a class or set, by the engine itself; cached by character. */
export function characterTest({ raw }: AST.Node, { ignoreCase, unicode, unicodeSets, dotAll }: AST.Flags): Test {
  const flags = `${ignoreCase ? 'i' : ''}${unicode ? 'u' : ''}${unicodeSets ? 'v' : ''}${dotAll ? 's' : ''}`;
  // Not counted: see steps.ts, which replaces `exec` while it counts.
  const whole = new RegExp(`^(?:${raw})$`, flags);
  const known = new Map<string, boolean>();
  return (character) => {
    let answer = known.get(character);
    if (answer === undefined) known.set(character, (answer = isMatch(whole, character)));
    return answer;
  };
}

const { exec } = RegExp.prototype;
const isMatch = (regex: RegExp, text: string): boolean => exec.call(regex, text) !== null;

class Compiler {
  private registers = 0;
  constructor(private readonly flags: AST.Flags) {}

  disjunction(alternatives: readonly AST.Alternative[], back: boolean, out: Instruction[]): void {
    const ends: { op: 'jump'; to: number }[] = [];
    alternatives.forEach((alternative, i) => {
      const isLast = i === alternatives.length - 1;
      const split: Instruction = { op: 'split', first: out.length + 1, second: 0 };
      if (!isLast) out.push(split);
      for (const element of back ? alternative.elements.toReversed() : alternative.elements)
        this.element(element, back, out);
      if (isLast) return;
      const end = { op: 'jump' as const, to: 0 };
      out.push(end);
      ends.push(end);
      split.second = out.length;
    });
    for (const end of ends) end.to = out.length;
  }

  private element(element: AST.Element, back: boolean, out: Instruction[]): void {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        out.push({ op: 'character', test: characterTest(element, this.flags), back });
        break;
      case 'Group':
      case 'CapturingGroup':
        this.disjunction(element.alternatives, back, out);
        break;
      case 'Quantifier':
        this.quantifier(element, back, out);
        break;
      case 'Assertion':
        this.assertion(element, out);
        break;
      case 'Backreference':
        throw new Error('Backreferences cannot be counted: their time is not linear.');
    }
  }

  private quantifier({ element, min, max, greedy }: AST.Quantifier, back: boolean, out: Instruction[]): void {
    for (let n = 0; n < min; n += 1) this.element(element, back, out);
    const splits: Extract<Instruction, { op: 'split' }>[] = [];
    const split = () => {
      const added = { op: 'split' as const, first: 0, second: 0 };
      splits.push(added);
      out.push(added);
      if (greedy) added.first = out.length;
      else added.second = out.length;
    };
    const loop = out.length;
    if (max === Number.POSITIVE_INFINITY) {
      split();
      const register = (this.registers += 1);
      out.push({ op: 'mark', register });
      this.element(element, back, out);
      out.push({ op: 'check', register }, { op: 'jump', to: loop });
    } else {
      for (let n = min; n < max; n += 1) {
        split();
        this.element(element, back, out);
      }
    }
    for (const each of splits) {
      if (greedy) each.second = out.length;
      else each.first = out.length;
    }
  }

  private assertion(assertion: AST.Assertion, out: Instruction[]): void {
    if (assertion.kind === 'lookahead' || assertion.kind === 'lookbehind') {
      const program: Instruction[] = [];
      this.disjunction(assertion.alternatives, assertion.kind === 'lookbehind', program);
      program.push({ op: 'match' });
      out.push({ op: 'look', program, negate: assertion.negate });
    } else out.push({ op: 'assert', kind: assertion.kind, negate: assertion.kind === 'word' && assertion.negate });
  }
}

/** @throws for a pattern with backreferences */
export function compile(source: string, flags: string): Program {
  const parser = new RegExpParser();
  const parsedFlags = parser.parseFlags(flags);
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: parsedFlags.unicode,
    unicodeSets: parsedFlags.unicodeSets,
  });
  const instructions: Instruction[] = [];
  new Compiler(parsedFlags).disjunction(pattern.alternatives, false, instructions);
  instructions.push({ op: 'match' });
  return { instructions, flags: parsedFlags, pattern };
}
