import { mix, shade, tone } from '../core/color';
import type { Hour, Palettes, Tones } from '../types';

/** What most places share; each land says what differs. All of it is derived from the palettes. */
export function baseTones(p: Palettes, hour: Hour): Tones {
  const [primary, brand, secondary] = [p.primary.default, p.brand.default, p.secondary.default];
  const dawn = hour === 'dawn';
  const haze = dawn ? tone(brand, 0.88, 0.045) : tone(primary, 0.92, 0.018);
  const leaf = tone(secondary, 0.5, 0.07);
  return {
    sky: dawn ? [tone(primary, 0.66, 0.06), tone(brand, 0.82, 0.05), tone(brand, 0.9, 0.06)] : [tone(primary, 0.78, 0.05), tone(primary, 0.88, 0.03), tone(brand, 0.94, 0.025)],
    sun: tone(brand, 0.97, 0.03),
    glow: tone(brand, 0.9, 0.09, 12),
    cloud: tone(brand, 0.97, 0.012),
    haze,
    ridges: [mix(primary, haze, 0.72), mix(primary, haze, 0.52), mix(primary, haze, 0.3), mix(primary, haze, 0.12)],
    ground: tone(secondary, 0.62, 0.06),
    groundLight: tone(secondary, 0.76, 0.06),
    dark: tone(primary, 0.26, 0.04),
    leaf,
    leafLight: shade(leaf, 0.12),
    leafDark: shade(leaf, -0.14),
    bark: tone(brand, 0.34, 0.04),
    blossom: tone(brand, 0.78, 0.1),
    water: tone(primary, 0.68, 0.06),
    waterDeep: tone(primary, 0.44, 0.07),
    waterLight: tone(primary, 0.92, 0.025),
    way: tone(brand, 0.82, 0.035),
    wall: tone(brand, 0.95, 0.012),
    wallShade: tone(primary, 0.8, 0.03),
    roof: tone(primary, 0.42, 0.04),
    trim: tone(brand, 0.98, 0.006),
    pane: tone(primary, 0.4, 0.05),
    lamp: tone(brand, 0.88, 0.1, 15),
    inside: tone(primary, 0.9, 0.02),
    floor: tone(brand, 0.66, 0.06),
    wood: tone(brand, 0.54, 0.075),
    cloth: tone(primary, 0.5, 0.07),
    accent: brand,
  };
}
