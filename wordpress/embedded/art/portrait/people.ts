import type { Cloth } from './clothes';
import type { HairStyle } from './hair';

export type HairColor = 'black' | 'espresso' | 'brown' | 'auburn' | 'blond' | 'ash' | 'grey' | 'silver' | 'white';

export interface Person {
  /** 0 light … 1 deep. */
  skin: number;
  /** Undertone, degrees of hue. */
  warmth: number;
  hair: HairStyle;
  hairColor: HairColor;
  cloth: Cloth;
  /** Which of the brand's colours is worn. */
  wears: 'primary' | 'brand' | 'secondary' | 'interactive';
  /** 0 young … 1 old: lines, softer jaw. */
  age: number;
  /** Width of the face and of the jaw, 1 is the mean. */
  face: number;
  jaw: number;
  beard?: 'full' | 'short' | 'goatee' | 'stubble';
  glasses?: 'round' | 'square';
  earrings?: boolean;
  /** 0 closed smile, 1 open. */
  smile: number;
  lashes?: boolean;
  /** How far the head is tilted, degrees. */
  tilt: number;
  brow: number;
}

/** Twelve people who do not look alike: portrait-01 … portrait-12. */
export const people: readonly Person[] = [
  { skin: 0.12, warmth: 48, hair: 'wavyBob', hairColor: 'auburn', cloth: 'blazer', wears: 'primary', age: 0.45, face: 0.97, jaw: 0.9, earrings: true, smile: 0.7, lashes: true, tilt: -2, brow: 1 },
  { skin: 0.88, warmth: 50, hair: 'cropped', hairColor: 'black', cloth: 'shirt', wears: 'brand', age: 0.45, face: 1.03, jaw: 1.1, beard: 'short', glasses: 'square', smile: 0.4, tilt: 0, brow: 1.2 },
  { skin: 0.06, warmth: 40, hair: 'shortSwept', hairColor: 'silver', cloth: 'turtle', wears: 'secondary', age: 1, face: 0.98, jaw: 0.94, glasses: 'round', earrings: true, smile: 0.5, lashes: true, tilt: 2, brow: 0.8 },
  { skin: 0.42, warmth: 58, hair: 'sidePart', hairColor: 'espresso', cloth: 'openCollar', wears: 'interactive', age: 0.3, face: 1, jaw: 1.05, beard: 'stubble', smile: 0.6, tilt: -1, brow: 1.25 },
  { skin: 0.56, warmth: 58, hair: 'longSide', hairColor: 'black', cloth: 'scarf', wears: 'brand', age: 0.25, face: 0.94, jaw: 0.86, earrings: true, smile: 0.55, lashes: true, tilt: -3, brow: 1.1 },
  { skin: 0.14, warmth: 38, hair: 'bald', hairColor: 'grey', cloth: 'cardigan', wears: 'primary', age: 0.95, face: 1.05, jaw: 1.08, beard: 'full', smile: 0.35, tilt: 1, brow: 1.15 },
  { skin: 0.78, warmth: 48, hair: 'naturalCurls', hairColor: 'grey', cloth: 'vneck', wears: 'secondary', age: 0.65, face: 1, jaw: 0.95, earrings: true, smile: 0.8, lashes: true, tilt: 2, brow: 1 },
  { skin: 0.64, warmth: 54, hair: 'locs', hairColor: 'black', cloth: 'crew', wears: 'interactive', age: 0.3, face: 0.99, jaw: 1.02, beard: 'goatee', smile: 0.5, tilt: -2, brow: 1.1 },
  { skin: 0.2, warmth: 62, hair: 'fringeBob', hairColor: 'black', cloth: 'blazer', wears: 'brand', age: 0.4, face: 0.97, jaw: 0.88, smile: 0.5, lashes: true, tilt: 1, brow: 0.85 },
  { skin: 0.08, warmth: 44, hair: 'bun', hairColor: 'ash', cloth: 'shirt', wears: 'secondary', age: 0.75, face: 0.98, jaw: 0.93, earrings: true, smile: 0.6, lashes: true, tilt: -1, brow: 0.85 },
  { skin: 0.98, warmth: 46, hair: 'flatTop', hairColor: 'black', cloth: 'crew', wears: 'primary', age: 0.15, face: 1.01, jaw: 1.08, smile: 0.75, tilt: 1, brow: 1.1 },
  { skin: 0.36, warmth: 56, hair: 'longCurls', hairColor: 'espresso', cloth: 'vneck', wears: 'brand', age: 0.15, face: 0.95, jaw: 0.88, earrings: true, smile: 0.8, lashes: true, tilt: -2, brow: 1.05 },
];
