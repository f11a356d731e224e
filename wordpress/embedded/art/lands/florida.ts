import { mix, shade, tone } from '../core/color';
import { noise } from '../core/random';
import type { Point } from '../core/shape';
import { florida as house } from '../buildings/florida';
import { sailboat } from '../nature/boats';
import { far, shrub, woods, type Foliage } from '../nature/leafy';
import { palm, palmetto } from '../nature/palm';
import { flowers, grass } from '../nature/plants';
import { heightAt, ridge } from '../nature/ridges';
import { birds, clouds, disc, sky } from '../nature/sky';
import { glitter, surf, surface } from '../nature/water';
import type { Land, Stage, Tones } from '../types';
import { baseTones } from './tones';

const foliage = (t: Tones): Foliage => ({ leaf: t.leaf, light: t.leafLight, dark: t.leafDark, bark: t.bark });

const sunAt = ({ pic, focus }: Stage): number => pic.w * (focus - (pic.tall ? 0.1 : 0.13));

function backdrop(stage: Stage, horizon: number): void {
  const { pic, t } = stage;
  sky(stage, horizon);
  disc(stage, sunAt(stage), horizon - pic.u * (stage.hour === 'dawn' ? 3 : 9), pic.u * 9.5, 5.5, 0.95);
  clouds(stage, horizon * 0.18, horizon * 0.9, 6, 0.85);
  woods(pic, 'key', () => horizon + pic.u * 0.6, pic.u * 2.4, t.ridges[1], t.ridges[0], 0.76, 1.04);
  surface(stage, horizon, pic.h, 'sea', 18);
  glitter(stage, sunAt(stage), horizon, Math.min(pic.h, horizon + pic.u * 36), pic.u * 20, t.glow);
}

/** Waves that run out on a beach between two heights. */
function beach(stage: Stage, y: number): number {
  const { pic, t } = stage;
  const wave = noise(`${pic.seed}/beach`, 2);
  const line = (lift: number, swing: number): Point[] => Array.from({ length: 17 }, (_, i): Point => [pic.w * (i / 16 - 0.02), y + lift + wave(i * 0.55 + lift) * swing]);
  surf(stage, line(-pic.u * 7, pic.u * 0.8), pic.u * 0.9, t.trim, 0.55);
  surf(stage, line(-pic.u * 3.6, pic.u * 1), pic.u * 1.6, t.trim, 0.75);
  const wet = line(0, pic.u * 1.6);
  ridge(pic, 'wet', { y: y - pic.u * 0.4, swing: pic.u * 1.6, waves: 1.6, detail: 1 }, mix(t.way, t.water, 0.4), mix(t.way, t.water, 0.3), 1);
  surf(stage, wet, pic.u * 1.6, t.trim, 0.95);
  ridge(pic, 'sand', { y: y + pic.u * 3, swing: pic.u * 1.4, waves: 1.4, detail: 1 }, t.way, shade(t.way, -0.06), 1);
  return y + pic.u * 4;
}

function landscape(stage: Stage): void {
  const { pic, t, focus } = stage;
  const horizon = pic.h * (pic.tall ? 0.52 : 0.54);
  backdrop(stage, horizon);
  const sx = sunAt(stage);
  sailboat(stage, 'far', sx - pic.u * (pic.tall ? 36 : 24), horizon + pic.u * 2, pic.u * 9, mix(t.trim, t.haze, 0.3), t.ridges[2]);
  sailboat(stage, 'far2', pic.w * 0.3, horizon + pic.u * 1.4, pic.u * 6.4, mix(t.trim, t.haze, 0.4), t.ridges[2]);
  sailboat(stage, 'near', sx + pic.u * (pic.tall ? -14 : 16), horizon + pic.u * 8, pic.u * 25, t.trim, t.cloth);
  birds(stage, sx - pic.u * 34, horizon - pic.u * 26, 6, pic.u * 1.5, t.ridges[3]);
  beach(stage, pic.h - pic.u * 17);
  const dune = ridge(pic, 'dune', { y: pic.h - pic.u * 4, swing: pic.u * 5, waves: 1.2, detail: 1, shape: (x) => 1.8 * Math.abs(x - 0.5) - 0.4 }, t.leafDark, t.dark, 0.9);
  const at = (x: number): number => heightAt(dune, x) + pic.u;
  const right = pic.w * (focus > 0.5 ? 0.95 : 0.05);
  const dir = focus > 0.5 ? -1 : 1;
  palm(pic, 'p1', right, at(right) + pic.u * 3, pic.u * 92, foliage(t), dir * 0.13);
  palm(pic, 'p2', right - dir * -pic.u * 8, at(right) + pic.u * 4, pic.u * 66, foliage(t), dir * 0.24);
  const left = pic.w - right;
  palm(pic, 'p3', left, at(left) + pic.u * 3, pic.u * 62, foliage(t), -dir * 0.07);
  grass(pic, 'dune', 0, pic.w, at, pic.u * 4, t.leafDark);
  palmetto(pic, 'm1', right + dir * pic.u * 19, pic.h + pic.u, pic.u * 20, t.leafDark, t.leaf);
  palmetto(pic, 'm2', left - dir * pic.u * 13, pic.h + pic.u, pic.u * 17, t.leafDark, t.leaf);
  flowers(pic, 'sea', left - dir * pic.u * 27, pic.h, pic.u * 18, pic.u * 7, t.leaf, t.blossom, t.lamp, 8);
}

export const floridaCoast: Land = {
  tones: (p, hour) => {
    const base = baseTones(p, hour);
    const [ocean, mango] = [p.primary.default, p.brand.default];
    const haze = tone(mango, 0.94, 0.045, 8);
    return {
      ...base,
      sky: hour === 'dawn' ? [tone(ocean, 0.76, 0.075), tone(mango, 0.88, 0.075, -12), tone(mango, 0.87, 0.115)] : [tone(ocean, 0.84, 0.06), tone(mango, 0.93, 0.05, 14), tone(mango, 0.89, 0.1, 4)],
      sun: tone(mango, 0.975, 0.045, 20),
      glow: tone(mango, 0.87, 0.13, 8),
      cloud: tone(mango, 0.98, 0.02),
      haze,
      ridges: [mix(ocean, haze, 0.66), mix(ocean, haze, 0.5), tone(ocean, 0.52, 0.09), tone(ocean, 0.4, 0.09)],
      ground: tone(mango, 0.74, 0.075, 44),
      groundLight: tone(mango, 0.84, 0.075, 36),
      dark: tone(ocean, 0.27, 0.06),
      leaf: tone(p.secondary.default, 0.52, 0.075, -50),
      leafLight: tone(mango, 0.68, 0.1, 56),
      leafDark: tone(p.secondary.default, 0.35, 0.06, -24),
      bark: tone(mango, 0.46, 0.05),
      blossom: tone(mango, 0.75, 0.155, -14),
      water: tone(ocean, 0.7, 0.105, -14),
      waterDeep: tone(ocean, 0.5, 0.12),
      waterLight: tone(mango, 0.95, 0.035, 10),
      way: tone(mango, 0.92, 0.045, 14),
      wall: tone(mango, 0.97, 0.014),
      wallShade: tone(ocean, 0.8, 0.04),
      roof: tone(mango, 0.66, 0.12, -10),
      trim: '#ffffff',
      pane: tone(ocean, 0.44, 0.08),
      lamp: tone(mango, 0.9, 0.1, 14),
      inside: tone(ocean, 0.95, 0.014),
      floor: tone(mango, 0.8, 0.06),
      wood: tone(mango, 0.66, 0.085),
      cloth: tone(ocean, 0.55, 0.12),
      accent: tone(mango, 0.7, 0.15),
    };
  },
  landscape,
  backdrop,
  water: (stage, horizon) => {
    const { pic, t } = stage;
    const sx = sunAt(stage);
    sailboat(stage, 'w1', sx - pic.u * 20, horizon + pic.u * 10, pic.u * 30, t.trim, t.cloth);
    sailboat(stage, 'w2', sx + pic.u * 30, horizon + pic.u * 2, pic.u * 10, mix(t.trim, t.haze, 0.3), t.ridges[2]);
    beach(stage, pic.h - pic.u * 9);
    palm(pic, 'w', pic.w * 0.985, pic.h + pic.u * 4, pic.u * 84, foliage(t), -0.16);
  },
  tree: ({ pic, t }, x, base, height, depth, name) => palm(pic, name, x, base, height * 1.1, far(foliage(t), t.haze, depth), pic.stream(name).range(-0.14, 0.14)),
  plant: ({ pic, t }, x, base, height, name) => {
    const kind = pic.stream(name).int(0, 2);
    if (kind === 0) palmetto(pic, name, x, base, height * 1.1, t.leafDark, t.leaf);
    else if (kind === 1) flowers(pic, name, x, base, height * 1.6, height, t.leaf, t.blossom, t.lamp, 8);
    else shrub(pic, name, x, base, height * 1.4, foliage(t));
  },
  building: house,
  way: 'boards',
  window: 'arch',
};
