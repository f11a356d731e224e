import { mix, toHex, toOklch, type Oklch } from '@footbridge/shared/color';
import { colorPairs } from '@/site-config/validation/contrast/check';
import { Problem } from '../process/problem';
import type { BrandColors, HexColor, Palette } from '@/site-config/types';

const STEP = 0.01;
const DARKER = 0.75;
const GRAYER = 0.3;

const shades = (color: HexColor): Palette => ({
  100: mix(color, '#FFFFFF', 0.08),
  200: mix(color, '#FFFFFF', 0.2),
  400: mix(color, '#FFFFFF', 0.6),
  default: color,
  opacity: 0.85,
});

function colorsFrom(color: Oklch): BrandColors {
  const [own, dark, gray] = [color, { ...color, l: color.l * DARKER }, { ...color, c: color.c * GRAYER }].map(toHex);
  if (!own || !dark || !gray) throw new Error('A color is missing.');
  return {
    palettes: { primary: shades(dark), brand: shades(own), secondary: shades(gray), interactive: shades(own) },
    radialGradient: [own, dark],
    look: {},
  };
}

/**
 * Returns palettes and gradient of one color, all pairs with the contrast that the validation demands: the color as it is, or
 * the lightest of its hue below it.
 * @throws Problem if no lightness passes
 */
export function paletteOf(color: HexColor): Pick<BrandColors, 'palettes' | 'radialGradient'> {
  const wanted = toOklch(color);
  for (let { l } = wanted; l >= 0; l -= STEP) {
    const colors = colorsFrom({ ...wanted, l });
    if (colorPairs(colors).every(({ passes }) => passes))
      return { palettes: colors.palettes, radialGradient: colors.radialGradient };
  }
  throw new Problem(`--color: no lightness of ${color} has enough contrast. Try a darker color, such as #2F6B5E.`);
}
