import type { HexColor } from '@/site-config/types';
import { mix, tone } from '../core/color';
import type { Palettes, Tones } from '../types';

/** The same place when the day is over: the sky deep above and warm below, the land in shade, lamps bright. */
export function evening(t: Tones, p: Palettes): Tones {
  // Dusk is blue everywhere; the brand only leans it its own way.
  const night = mix(tone(p.primary.default, 0.29, 0.06), '#232a55', 0.5);
  const warm = mix(tone(p.brand.default, 0.78, 0.1, 6), '#f2b184', 0.5);
  const dim = (color: HexColor, by = 0.4): HexColor => mix(color, night, by);
  const haze = mix(mix(t.haze, warm, 0.55), night, 0.26);
  return {
    ...t,
    sky: [mix(t.sky[0], night, 0.72), mix(mix(t.sky[1], warm, 0.35), night, 0.42), mix(t.sky[2], warm, 0.85)],
    glow: warm,
    cloud: mix(mix(t.cloud, warm, 0.6), night, 0.3),
    haze,
    ridges: [dim(t.ridges[0], 0.42), dim(t.ridges[1], 0.46), dim(t.ridges[2], 0.5), dim(t.ridges[3], 0.5)],
    ground: dim(t.ground, 0.5),
    groundLight: dim(t.groundLight, 0.46),
    dark: dim(t.dark, 0.4),
    leaf: dim(t.leaf, 0.46),
    leafLight: dim(t.leafLight, 0.44),
    leafDark: dim(t.leafDark, 0.5),
    bark: dim(t.bark, 0.4),
    blossom: dim(t.blossom, 0.3),
    water: dim(t.water, 0.42),
    waterDeep: dim(t.waterDeep, 0.5),
    waterLight: mix(t.waterLight, warm, 0.5),
    way: dim(t.way, 0.36),
    wall: dim(t.wall, 0.32),
    wallShade: dim(t.wallShade, 0.46),
    roof: dim(t.roof, 0.4),
    trim: dim(t.trim, 0.22),
    pane: dim(t.pane, 0.3),
    accent: dim(t.accent, 0.26),
  };
}
