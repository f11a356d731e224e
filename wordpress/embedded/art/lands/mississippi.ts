import { mix, shade, tone } from '../core/color';
import { n } from '../core/shape';
import { portico } from '../buildings/portico';
import { rowboat } from '../nature/boats';
import { loblolly } from '../nature/conifer';
import { far, leafTree, shrub, woods, type Foliage } from '../nature/leafy';
import { fern, flowers, grass } from '../nature/plants';
import { bump, heightAt, ridge } from '../nature/ridges';
import { birds, clouds, disc, mist, sky } from '../nature/sky';
import { reflection, surface } from '../nature/water';
import type { Land, Stage, Tones } from '../types';
import { pier } from './near';
import { baseTones } from './tones';

const foliage = (t: Tones): Foliage => ({ leaf: t.leaf, light: t.leafLight, dark: t.leafDark, bark: t.bark });

function backdrop(stage: Stage, horizon: number): void {
  const { pic, t, focus } = stage;
  sky(stage, horizon);
  disc(stage, pic.w * (1 - focus * 0.8), horizon - pic.u * (stage.hour === 'dawn' ? 13 : 34), pic.u * 5, 8, 0.7);
  clouds(stage, horizon * 0.15, horizon * 0.7, 4, 0.7);
  woods(pic, 'one', (f) => horizon - pic.u * (5 + Math.sin(f * 4 + 1) * 2), pic.u * 9, t.ridges[0], t.haze);
  mist(stage, horizon - pic.u * 5, pic.u * 8, 0.5);
  woods(pic, 'two', (f) => horizon - pic.u * (1 + Math.sin(f * 5) * 1.6), pic.u * 9, t.ridges[1], t.haze);
  const chance = pic.stream('masts');
  for (let i = 0; i < 11; i += 1) {
    const x = pic.w * ((i + chance.range(0.1, 0.9)) / 11);
    if (Math.abs(x / pic.w - focus) > 0.13) loblolly(pic, `bd${i}`, x, horizon + pic.u * 1.5, pic.u * chance.range(17, 25), far(foliage(t), t.haze, 0.56));
  }
  mist(stage, horizon, pic.u * 8, 0.55);
}

function landscape(stage: Stage): void {
  const { pic, t, focus } = stage;
  const horizon = pic.h * (pic.tall ? 0.56 : 0.6);
  backdrop(stage, horizon);
  const green = ridge(pic, 'green', { y: horizon + pic.u * 5, swing: pic.u * 1.8, waves: 1.3, detail: 1, shape: bump(focus, 0.35, 1) }, t.groundLight, t.ground, 0.8);
  const hx = pic.w * focus;
  const base = heightAt(green, hx) + pic.u * 2.6;
  const width = Math.min(pic.u * 62, pic.w * 0.74);
  leafTree(pic, 'o1', hx - width * 0.56, base, pic.u * 27, far(foliage(t), t.haze, 0.26), 1.25);
  leafTree(pic, 'o2', hx + width * 0.6, base, pic.u * 31, far(foliage(t), t.haze, 0.24), 1.25);
  portico(stage, hx, base, width);
  for (let i = 0; i < 8; i += 1) if (i < 3 || i > 4) shrub(pic, `hedge${i}`, hx + (i - 3.5) * width * 0.13, base + pic.u * 1.4, width * 0.1, foliage(t));
  birds(stage, hx - width * 0.6, horizon - pic.u * 33, 4, pic.u * 1.1, t.ridges[2]);
  const walk = `M${n(hx - pic.u * 4)} ${n(base + pic.u * 2)}C${n(hx - pic.u * 6)} ${n(base + pic.u * 11)} ${n(hx - pic.u * 40)} ${n(base + pic.u * 13)} ${n(hx - pic.u * 50)} ${n(pic.h)}H${n(hx - pic.u * 18)}C${n(hx - pic.u * 14)} ${n(base + pic.u * 16)} ${n(hx + pic.u * 5)} ${n(base + pic.u * 10)} ${n(hx + pic.u * 4)} ${n(base + pic.u * 2)}Z`;
  pic.path(walk, pic.fall(base, pic.h, [[0, mix(t.way, t.trim, 0.25)], [1, t.way]]));
  // Long shadows of pines that stand outside the picture lie over the lawn.
  for (const [f, w] of [[0.3, 2.2], [0.46, 1.6], [0.72, 2.4]] as const) {
    const y = base + (pic.h - base) * f;
    pic.path(`M0 ${n(y)}Q${n(pic.w * 0.3)} ${n(y - pic.u)} ${n(pic.w * 0.72)} ${n(y + pic.u)}Q${n(pic.w * 0.3)} ${n(y + pic.u * w)} 0 ${n(y + pic.u * w)}Z`, t.leafDark, 'opacity=".3"');
  }
  const front = ridge(pic, 'front', { y: pic.h - pic.u * 5, swing: pic.u * 3, waves: 1.4, detail: 1, shape: (x) => Math.abs(x - 0.42) * 2.4 - 0.5 }, t.leafDark, t.dark, 0.9);
  const at = (x: number): number => heightAt(front, x) + pic.u * 1.2;
  const sides = focus > 0.5 ? [0.035, 0.14, 0.97] : [0.965, 0.86, 0.03];
  sides.forEach((side, i) => loblolly(pic, `near${i}`, pic.w * side, at(pic.w * side) + pic.u * 3, pic.u * (i === 0 ? 96 : 80 - i * 4), far(foliage(t), t.haze, i === 1 ? 0.12 : 0)));
  grass(pic, 'front', 0, pic.w, at, pic.u * 2.6, t.leafDark);
  fern(pic, 'f1', pic.w * 0.2, pic.h + pic.u, pic.u * 14, shade(t.leafDark, -0.04), t.leaf);
  fern(pic, 'f2', pic.w * 0.88, pic.h + pic.u, pic.u * 13, shade(t.leafDark, -0.04), t.leaf);
  flowers(pic, 'az', pic.w * 0.31, pic.h, pic.u * 18, pic.u * 8, t.leafDark, t.blossom, t.trim, 9);
}

export const mississippi: Land = {
  tones: (p, hour) => {
    const base = baseTones(p, hour);
    const [forest, ox, straw] = [p.primary.default, p.brand.default, p.secondary.default];
    const haze = hour === 'dawn' ? tone(ox, 0.91, 0.035, 40) : tone(straw, 0.93, 0.025);
    return {
      ...base,
      sky: hour === 'dawn' ? [tone(forest, 0.76, 0.03), tone(straw, 0.89, 0.045), tone(ox, 0.87, 0.07, 30)] : [tone(forest, 0.84, 0.025, 30), tone(straw, 0.93, 0.028), tone(straw, 0.95, 0.04)],
      sun: tone(straw, 0.985, 0.025),
      glow: tone(straw, 0.93, 0.075, -10),
      cloud: tone(straw, 0.98, 0.012),
      haze,
      ridges: [mix(forest, haze, 0.72), mix(forest, haze, 0.5), mix(forest, haze, 0.28), mix(forest, haze, 0.1)],
      ground: tone(forest, 0.62, 0.065, -26),
      groundLight: tone(straw, 0.8, 0.07, 16),
      dark: tone(forest, 0.24, 0.04),
      leaf: tone(forest, 0.49, 0.065, -8),
      leafLight: tone(forest, 0.63, 0.075, -24),
      leafDark: tone(forest, 0.34, 0.055),
      bark: tone(ox, 0.36, 0.035, 30),
      blossom: tone(ox, 0.76, 0.1, -6),
      water: tone(forest, 0.64, 0.04, 30),
      waterDeep: tone(forest, 0.4, 0.045, 20),
      waterLight: tone(straw, 0.93, 0.03),
      way: tone(straw, 0.82, 0.045, -16),
      wall: tone(straw, 0.95, 0.02),
      wallShade: tone(straw, 0.76, 0.03, 20),
      roof: tone(forest, 0.37, 0.04),
      pane: tone(forest, 0.37, 0.03),
      lamp: tone(straw, 0.91, 0.085, -10),
      inside: tone(straw, 0.92, 0.026),
      floor: tone(ox, 0.52, 0.06, 26),
      wood: tone(ox, 0.45, 0.07, 22),
      cloth: tone(ox, 0.45, 0.105),
      accent: tone(ox, 0.44, 0.1),
    };
  },
  landscape,
  backdrop,
  water: (stage, horizon) => {
    const { pic, t, focus } = stage;
    surface(stage, horizon, pic.h);
    reflection(stage, 'woods', pic.w * 0.5, horizon, pic.w * 1.2, pic.u * 15, t.ridges[2], 0.45);
    pier(stage, [pic.w * 0.2, pic.h + pic.u * 4], [pic.w * 0.38, pic.h - pic.u * 22], pic.u * 24, pic.u * 9);
    for (const [f, h, depth] of [[0.9, 62, 0.16], [0.985, 84, 0]] as const) loblolly(pic, `water${h}`, pic.w * f, pic.h + pic.u * 3, pic.u * h, far(foliage(t), t.haze, depth));
    rowboat(stage, 'boat', pic.w * Math.max(focus, 0.58), pic.h - pic.u * 20, pic.u * 21, t.accent, t.trim);
    grass(pic, 'reeds', -pic.u * 4, pic.w * 0.1, () => pic.h, pic.u * 17, t.leafDark);
    fern(pic, 'shore', pic.w * 0.95, pic.h, pic.u * 18, t.leafDark, t.leaf);
  },
  tree: ({ pic, t }, x, base, height, depth, name) => {
    if (pic.stream(name).chance(0.62)) loblolly(pic, name, x, base, height * 1.15, far(foliage(t), t.haze, depth));
    else leafTree(pic, name, x, base, height * 0.85, far(foliage(t), t.haze, depth), 1.2);
  },
  plant: ({ pic, t }, x, base, height, name) => {
    const kind = pic.stream(name).int(0, 2);
    if (kind === 0) fern(pic, name, x, base, height, t.leafDark, t.leaf);
    else if (kind === 1) {
      shrub(pic, name, x, base, height * 1.6, foliage(t));
      flowers(pic, name, x, base - height * 0.2, height * 1.3, height * 0.8, t.leafDark, t.blossom, t.trim, 7);
    } else shrub(pic, name, x, base, height * 1.4, foliage(t));
  },
  building: portico,
  way: 'earth',
  window: 'arch',
};
