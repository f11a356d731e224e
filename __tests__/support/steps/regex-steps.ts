/** Counts the steps of a backtracking matcher for a regular expression and a text: the same on every machine. */
import { compile, type Instruction, type Program } from './regex-program';

/** Enough steps to call a pattern slow. */
const MAX_STEPS = 8_000_000;

const isWord = (character: string | undefined): boolean => character !== undefined && /^\w$/.test(character);

class Matcher {
  steps = 0;
  constructor(
    private readonly text: string,
    private readonly flags: Program['flags'],
  ) {}

  private isAt(kind: 'start' | 'end' | 'word', at: number): boolean {
    const { text, flags } = this;
    if (kind === 'start') return at === 0 || (flags.multiline && text[at - 1] === '\n');
    if (kind === 'end') return at === text.length || (flags.multiline && text[at] === '\n');
    return isWord(text[at - 1]) !== isWord(text[at]);
  }

  /** The character to read: two code units where the pattern reads code points. */
  private read(at: number, back: boolean): string {
    const { text, flags } = this;
    if (!flags.unicode && !flags.unicodeSets) return text[back ? at - 1 : at] ?? '';
    if (!back) return String.fromCodePoint(text.codePointAt(at) ?? 0);
    const pair = text.slice(Math.max(0, at - 2), at);
    return /^[\ud800-\udbff][\udc00-\udfff]$/.test(pair) ? pair : pair.slice(-1);
  }

  /** Where a match that begins here ends; null for none. */
  run(program: readonly Instruction[], start: number): number | null {
    const stack: number[] = [0, start];
    const registers: number[] = [];
    while (stack.length > 0 && this.steps < MAX_STEPS) {
      let at = stack.pop() ?? 0;
      let pc = stack.pop() ?? 0;
      // Restores a repetition's earlier state.
      if (pc < 0) {
        registers[-pc] = at;
        continue;
      }
      for (let isAlive = true; isAlive;) {
        this.steps += 1;
        const instruction = program[pc];
        pc += 1;
        switch (instruction?.op) {
          case undefined:
          case 'match':
            return at;
          case 'character': {
            isAlive = instruction.back ? at > 0 : at < this.text.length;
            const character = isAlive ? this.read(at, instruction.back) : '';
            isAlive &&= instruction.test(character);
            at += instruction.back ? -character.length : character.length;
            break;
          }
          case 'split':
            stack.push(instruction.second, at);
            pc = instruction.first;
            break;
          case 'jump':
            pc = instruction.to;
            break;
          case 'assert':
            isAlive = this.isAt(instruction.kind, at) !== instruction.negate;
            break;
          case 'look':
            isAlive = (this.run(instruction.program, at) !== null) !== instruction.negate;
            break;
          case 'mark':
            stack.push(-instruction.register, registers[instruction.register] ?? -1);
            registers[instruction.register] = at;
            break;
          case 'check':
            isAlive = registers[instruction.register] !== at;
        }
      }
    }
    return null;
  }
}

const programs = new Map<string, Program>();

export function programOf(source: string, flags: string): Program {
  const key = `/${source}/${flags}`;
  const known = programs.get(key) ?? compile(source, flags);
  programs.set(key, known);
  return known;
}

/** Only matches at the start of the text: the engine tries no other position. */
const isAnchored = ({ pattern, flags }: Program): boolean =>
  !flags.multiline &&
  pattern.alternatives.every(({ elements: [first] }) => first?.type === 'Assertion' && first.kind === 'start');

/** Returns the steps of one search, as `exec` does; Infinity above a limit. */
export function searchSteps(program: Program, text: string, from = 0): number {
  const matcher = new Matcher(text, program.flags);
  const last = program.flags.sticky || isAnchored(program) ? from : text.length;
  for (let start = from; start <= last; start += 1) if (matcher.run(program.instructions, start) !== null) break;
  return matcher.steps < MAX_STEPS ? matcher.steps : Number.POSITIVE_INFINITY;
}

/** Returns the steps of a search for all matches, as `replace`, `matchAll` and `split` do. */
export function allSteps(program: Program, text: string): number {
  if (isAnchored(program)) return searchSteps(program, text);
  const matcher = new Matcher(text, program.flags);
  for (let start = 0; start <= text.length;) {
    const end = matcher.run(program.instructions, start);
    start = end === null || end === start ? start + 1 : end;
  }
  return matcher.steps;
}
