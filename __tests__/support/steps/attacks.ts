/** Texts that make a slow regular expression slow, built from its own pattern. */
import { characterTest, type Program } from './regex-program';
import { allSteps } from './regex-steps';

import type { AST } from '@eslint-community/regexpp';

/** One or more of these is in nearly every class that a pattern names. */
const CANDIDATES = [...'a0 -.</>"\'():;=&?#!,A_\t\n%@x\\[]{}|+*~^$`é…‘“«\u00a0\u0000'];

/** Ends that make a match fail: nothing, a character that few classes contain, and a line break, where `.` stops. */
const ENDS = ['', '\u0000', '\u0000\n'];

const isCharacter = (node: AST.Node): boolean =>
  node.type === 'Character' ||
  node.type === 'CharacterSet' ||
  node.type === 'CharacterClass' ||
  node.type === 'ExpressionCharacterClass';

/** Pieces of text by the parts of a pattern that they match. */
class Samples {
  /** Texts that lead up to some part of the pattern. */
  readonly beginnings = new Set<string>(['', '\u0000']);
  /** Texts that some part matches, to be repeated. */
  readonly pieces = new Set<string>();
  readonly ends = new Set<string>(ENDS);

  /** @param optional whether what may be left out is there */
  constructor(
    private readonly flags: AST.Flags,
    private readonly optional: boolean,
  ) {}

  /** Returns a text for the first alternative; records all parts of each alternative. */
  of(alternatives: readonly AST.Alternative[], before = ''): string {
    const texts = alternatives.map(({ elements }) => {
      let [text, letters] = ['', ''];
      for (const element of elements) {
        text += this.element(element, before + text);
        letters = element.type === 'Character' ? letters + String.fromCodePoint(element.value) : '';
        for (const piece of [text, letters]) this.pieces.add(piece);
        this.beginnings.add(before + text);
      }
      return text;
    });
    return texts.find(Boolean) ?? '';
  }

  private element(element: AST.Element, before: string): string {
    if (element.type === 'Character') return String.fromCodePoint(element.value);
    if (isCharacter(element)) return this.inClass(element);
    if (element.type === 'Quantifier') {
      const once = this.element(element.element, before);
      this.pieces.add(once);
      return once.repeat(Math.max(element.min, this.optional ? Math.min(1, element.max) : 0));
    }
    if (element.type === 'Group' || element.type === 'CapturingGroup') return this.of(element.alternatives, before);
    if (element.type === 'Assertion' && (element.kind === 'lookahead' || element.kind === 'lookbehind'))
      this.of(element.alternatives, before);
    return '';
  }

  private inClass(element: AST.Element): string {
    const test = characterTest(element, this.flags);
    const inside = CANDIDATES.filter(test);
    for (const character of inside.slice(0, 4)) this.pieces.add(character);
    const outside = CANDIDATES.find((character) => !test(character));
    if (outside) this.ends.add(outside);
    return inside[0] ?? '';
  }
}

const MAX_BEGINNINGS = 10;
const MAX_PIECES = 30;
const MAX_ENDS = 5;

function attacksOn({ pattern, flags }: Program, optional: boolean): Attack[] {
  const samples = new Samples(flags, optional);
  samples.of(pattern.alternatives);
  const beginnings = [...samples.beginnings].slice(0, MAX_BEGINNINGS);
  const pieces = [...samples.pieces].filter(Boolean).slice(0, MAX_PIECES);
  const ends = [...samples.ends].slice(0, MAX_ENDS);
  return beginnings.flatMap((beginning) => pieces.flatMap((piece) => ends.map((end) => ({ beginning, piece, end }))));
}

/** A linear pattern needs fewer steps for each character. */
const FEW_STEPS = 20;
/** Twice the text may cost so many times the steps. */
const MAX_GROWTH = 3;
/** How often a piece is repeated, first and at most: a repetition that is bounded grows in the beginning only. */
const [FIRST_COUNT, LAST_COUNT] = [50, 1350];
/** Enough steps to prove an attack. */
const MANY_STEPS = 1_000_000;

export interface Attack {
  beginning: string;
  piece: string;
  end: string;
}

function isSlow(program: Program, { beginning, piece, end }: Attack): boolean {
  const text = (count: number) => beginning + piece.repeat(count) + end;
  let before = allSteps(program, text(FIRST_COUNT));
  if (before >= MANY_STEPS) return true;
  if (before <= FEW_STEPS * text(FIRST_COUNT).length) return false;
  for (let count = FIRST_COUNT; ; count *= 3) {
    const after = allSteps(program, text(2 * count));
    if (after <= MAX_GROWTH * before) return false;
    if (count >= LAST_COUNT || after > MANY_STEPS) return true;
    before = allSteps(program, text(3 * count));
  }
}

/** A pattern without a repetition, or with short ones only, reads each character a few times at most. */
const repeats = ({ pattern }: Program): boolean => /[*+]|\{\d+,\}|\{\d*,?\d{3,}\}/.test(pattern.raw);

/** Returns a text for which twice the length needs more than three times the steps; null if none is found. */
export function attackOn(program: Program): Attack | null {
  if (!repeats(program)) return null;
  return (
    [true, false].flatMap((optional) => attacksOn(program, optional)).find((attack) => isSlow(program, attack)) ?? null
  );
}
