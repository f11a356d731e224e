import type { HexColor } from '@/site-config/types';
import { mix, oklch, shade } from '../core/color';
import type { HairColor, Person } from './people';

export interface Complexion {
  skin: HexColor;
  /** Away from the light. */
  dim: HexColor;
  light: HexColor;
  blush: HexColor;
  lip: HexColor;
  /** Lines of nose, lids, folds. */
  line: HexColor;
  hair: HexColor;
  hairLight: HexColor;
  hairDark: HexColor;
  brow: HexColor;
  eye: HexColor;
}

const hairTones: Record<HairColor, HexColor> = {
  black: oklch(0.27, 0.018, 40),
  espresso: oklch(0.32, 0.035, 45),
  brown: oklch(0.42, 0.055, 55),
  auburn: oklch(0.46, 0.09, 42),
  blond: oklch(0.74, 0.08, 78),
  ash: oklch(0.68, 0.045, 75),
  grey: oklch(0.58, 0.012, 70),
  silver: oklch(0.78, 0.01, 80),
  white: oklch(0.9, 0.008, 80),
};

/** Skin, hair and lips that belong together; skin is as deep as `person.skin` says. */
export function complexion(person: Person): Complexion {
  const { skin: depth, warmth } = person;
  const lightness = 0.845 - depth * 0.45;
  const chroma = 0.062 + Math.sin(Math.min(1, depth * 1.15) * Math.PI) * 0.024 + depth * 0.004;
  const skin = oklch(lightness, chroma, warmth);
  const hair = hairTones[person.hairColor];
  return {
    skin,
    dim: oklch(lightness - 0.065 - depth * 0.01, chroma * 1.12, warmth - 9),
    light: oklch(Math.min(0.93, lightness + 0.05), chroma * 0.8, warmth + 10),
    blush: oklch(lightness - 0.05, chroma + 0.045, 26),
    lip: oklch(Math.max(0.38, lightness - 0.19 + depth * 0.08), 0.1 - depth * 0.025, 22),
    line: oklch(Math.max(0.2, lightness - 0.25), 0.055, warmth - 12),
    hair,
    hairLight: shade(hair, person.hairColor === 'black' ? 0.08 : 0.09),
    hairDark: shade(hair, -0.075),
    brow: mix(hair, oklch(0.3, 0.03, 45), person.hairColor === 'silver' || person.hairColor === 'ash' ? 0.45 : 0.25),
    eye: depth < 0.15 ? oklch(0.46, 0.05, person.hairColor === 'auburn' ? 140 : 235) : oklch(0.3, 0.04, 50),
  };
}
