import { mix, shade, tone } from '../core/color';
import { n } from '../core/shape';
import { riverHouse } from '../buildings/porch';
import { heron, rowboat } from '../nature/boats';
import { clump, far, shrub, woods, type Foliage } from '../nature/leafy';
import { liveOak, moss } from '../nature/oak';
import { palmetto } from '../nature/palm';
import { blades, fern, grass } from '../nature/plants';
import { heightAt, ridge } from '../nature/ridges';
import { clouds, disc, mist, sky } from '../nature/sky';
import { glitter, reflection, surface } from '../nature/water';
import type { Land, Stage, Tones } from '../types';
import { baseTones } from './tones';

const foliage = (t: Tones): Foliage => ({ leaf: t.leaf, light: t.leafLight, dark: t.leafDark, bark: t.bark });

function backdrop(stage: Stage, horizon: number): void {
  const { pic, t, focus } = stage;
  sky(stage, horizon);
  disc(stage, pic.w * (1 - focus) + pic.u * 14, horizon - pic.u * (stage.hour === 'dawn' ? 9 : 19), pic.u * 5, 8, 0.8);
  clouds(stage, horizon * 0.2, horizon * 0.75, 4, 0.6);
  woods(pic, 'one', (f) => horizon - pic.u * (3 + Math.sin(f * 4) * 2), pic.u * 9, t.ridges[0], t.haze);
  mist(stage, horizon - pic.u * 4, pic.u * 8, 0.6);
  woods(pic, 'two', (f) => horizon - pic.u * (Math.cos(f * 5) * 1.5), pic.u * 8, t.ridges[1], t.haze);
  mist(stage, horizon, pic.u * 7, 0.7);
}

/** A bank that runs out into the river from one side, wooded, with its image in the water. */
function bank(stage: Stage, name: string, side: number, reach: number, y: number, height: number, depth: number): void {
  const { pic, t } = stage;
  const edge = side > 0 ? pic.w : 0;
  const tip = side > 0 ? pic.w * (1 - reach) : pic.w * reach;
  const green = mix(t.leaf, t.haze, depth);
  reflection(stage, name, (edge + tip) / 2, y + pic.u * 0.6, Math.abs(edge - tip), height * 0.8, mix(t.leafDark, t.haze, depth * 0.7), 0.5);
  woodsOn(stage, name, edge, tip, y, height, depth);
  pic.path(`M${n(edge)} ${n(y - height * 0.14)}Q${n((edge + tip) / 2)} ${n(y - height * 0.12)} ${n(tip)} ${n(y)}Q${n((edge + tip) / 2)} ${n(y + height * 0.07)} ${n(edge)} ${n(y + height * 0.1)}Z`, mix(green, t.groundLight, 0.35));
}

function woodsOn(stage: Stage, name: string, edge: number, tip: number, y: number, height: number, depth: number): void {
  const { pic, t } = stage;
  const chance = pic.stream(`bank/${name}`);
  for (let i = 0; i < 4; i += 1) {
    const f = i / 4;
    const x = edge + (tip - edge) * (f * 0.86 + 0.02);
    liveOak(pic, `${name}${i}`, x, y - height * 0.06 * (1 - f), height * (1 - f * 0.5) * chance.range(0.82, 1.05), far(foliage(t), t.haze, depth), mix(t.blossom, t.haze, depth));
  }
}

/** Boughs with moss that hang into the picture from above. */
function canopy(stage: Stage, side: number): void {
  const { pic, t } = stage;
  const chance = pic.stream('canopy');
  let strands = '';
  for (let i = 0; i < 9; i += 1) {
    const f = i / 9;
    const x = side > 0 ? pic.w * (1 - f * 0.42) : pic.w * f * 0.42;
    strands += moss(chance, x, pic.u * (10 - f * 9), pic.u * chance.range(14, 26) * (1 - f * 0.5), pic.u * 3);
  }
  const leaves = foliage(t);
  let [dark, leaf] = ['', ''];
  for (let i = 0; i < 9; i += 1) {
    const f = i / 9;
    const x = side > 0 ? pic.w * (1 - f * 0.42) : pic.w * f * 0.42;
    dark += clump(chance, x, pic.u * (4 - f * 3), pic.u * (13 - f * 5), pic.u * (10 - f * 5), 12);
    leaf += clump(chance, x - pic.u * 2, pic.u * (1 - f * 3), pic.u * (9 - f * 4), pic.u * (6 - f * 3), 10);
  }
  pic.path(dark, leaves.dark);
  pic.path(strands, t.blossom, 'opacity=".8"');
  pic.path(leaf, leaves.leaf);
}

function landscape(stage: Stage): void {
  const { pic, t, focus } = stage;
  const horizon = pic.h * (pic.tall ? 0.54 : 0.52);
  const dir = focus > 0.5 ? 1 : -1;
  backdrop(stage, horizon);
  surface(stage, horizon + pic.u * 1.4, pic.h, 'river', 16);
  glitter(stage, pic.w * (1 - focus) + pic.u * 14, horizon + pic.u * 2, pic.h - pic.u * 14, pic.u * 12, t.glow);
  bank(stage, 'b1', -dir, 0.4, horizon + pic.u * 4.4, pic.u * 13, 0.5);
  mist(stage, horizon + pic.u * 3, pic.u * 7, 0.5);
  bank(stage, 'b2', dir, 0.42, horizon + pic.u * 9, pic.u * 20, 0.26);
  mist(stage, horizon + pic.u * 9, pic.u * 6, 0.3);
  rowboat(stage, 'boat', pic.w * (focus - 0.27 * dir), pic.h - pic.u * 24, pic.u * 14, t.accent, t.wood);
  heron(stage, pic.w * (0.5 - 0.2 * dir), pic.h - pic.u * 13, pic.u * 13, mix(t.trim, t.haze, 0.3), t.dark);
  const front = ridge(pic, 'front', { y: pic.h - pic.u * 5, swing: pic.u * 6, waves: 1.2, detail: 1, shape: (x) => (dir > 0 ? x * 2.4 - 1.3 : (1 - x) * 2.4 - 1.3) }, t.leafDark, t.dark, 0.9);
  const at = (x: number): number => heightAt(front, x) + pic.u;
  const tree = pic.w * (dir > 0 ? (pic.tall ? 0.86 : 0.87) : 0.13);
  liveOak(pic, 'great', tree, at(tree) + pic.u * 3, pic.u * 76, foliage(t), t.blossom, -0.16 * dir);
  grass(pic, 'front', 0, pic.w, at, pic.u * 2.6, t.leafDark);
  const reeds = pic.w * (dir > 0 ? 0.05 : 0.95);
  pic.path(blades(pic, 'reeds', reeds, pic.h, pic.u * 24, 22, pic.u * 16), t.leafDark);
  pic.path(blades(pic, 'reeds2', reeds + dir * pic.u * 7, pic.h, pic.u * 15, 16, pic.u * 18), t.leaf);
  palmetto(pic, 'p', pic.w * (dir > 0 ? 0.66 : 0.34), pic.h + pic.u * 2, pic.u * 16, t.leafDark, t.leaf);
  fern(pic, 'f', pic.w * (dir > 0 ? 0.97 : 0.03), pic.h + pic.u, pic.u * 15, shade(t.leafDark, -0.03), t.leaf);
}

export const river: Land = {
  tones: (p, hour) => {
    const base = baseTones(p, hour);
    const [slate, bark, mossy] = [p.primary.default, p.brand.default, p.secondary.default];
    const haze = hour === 'dawn' ? tone(bark, 0.92, 0.035, 6) : tone(slate, 0.93, 0.014);
    return {
      ...base,
      sky: hour === 'dawn' ? [tone(slate, 0.72, 0.045), tone(bark, 0.87, 0.04), tone(bark, 0.9, 0.07)] : [tone(slate, 0.77, 0.042), tone(slate, 0.89, 0.022), tone(bark, 0.94, 0.035, 12)],
      sun: tone(bark, 0.98, 0.025, 10),
      glow: tone(bark, 0.92, 0.075, 14),
      cloud: tone(bark, 0.97, 0.012),
      haze,
      ridges: [mix(slate, haze, 0.72), mix(mix(slate, mossy, 0.5), haze, 0.52), mix(mossy, haze, 0.3), mix(mossy, haze, 0.1)],
      ground: tone(mossy, 0.6, 0.065),
      groundLight: tone(mossy, 0.75, 0.065, -10),
      dark: tone(slate, 0.25, 0.03),
      leaf: tone(mossy, 0.47, 0.06),
      leafLight: tone(mossy, 0.6, 0.075, -8),
      leafDark: tone(mossy, 0.32, 0.045, 12),
      bark: tone(bark, 0.31, 0.035),
      blossom: tone(mossy, 0.76, 0.03, 6),
      water: tone(slate, 0.68, 0.045),
      waterDeep: tone(slate, 0.42, 0.05),
      waterLight: tone(slate, 0.93, 0.016),
      way: tone(bark, 0.74, 0.05),
      wall: tone(bark, 0.96, 0.014),
      wallShade: tone(slate, 0.77, 0.025),
      roof: tone(slate, 0.56, 0.035),
      pane: tone(slate, 0.38, 0.04),
      lamp: tone(bark, 0.91, 0.085, 12),
      inside: tone(slate, 0.92, 0.012),
      floor: tone(bark, 0.58, 0.06),
      wood: tone(bark, 0.52, 0.07),
      cloth: tone(slate, 0.52, 0.06),
      accent: tone(bark, 0.5, 0.085),
    };
  },
  landscape,
  backdrop,
  water: (stage, horizon) => {
    const { pic, t, focus } = stage;
    surface(stage, horizon, pic.h, 'river', 16);
    bank(stage, 'w1', 1, 0.5, horizon + pic.u * 4, pic.u * 16, 0.4);
    glitter(stage, pic.w * (1 - focus) + pic.u * 14, horizon, pic.h, pic.u * 13, t.glow);
    rowboat(stage, 'wb', pic.w * focus, pic.h - pic.u * 20, pic.u * 22, t.accent, t.wood);
    canopy(stage, -1);
    pic.path(blades(pic, 'wr', pic.w * 0.06, pic.h, pic.u * 26, 24, pic.u * 20), t.leafDark);
    heron(stage, pic.w * 0.22, pic.h - pic.u * 6, pic.u * 18, mix(t.trim, t.haze, 0.3), t.dark);
  },
  tree: ({ pic, t }, x, base, height, depth, name) => liveOak(pic, name, x, base, height * 0.82, far(foliage(t), t.haze, depth), mix(t.blossom, t.haze, depth)),
  plant: ({ pic, t }, x, base, height, name) => {
    const kind = pic.stream(name).int(0, 2);
    if (kind === 0) fern(pic, name, x, base, height, t.leafDark, t.leaf);
    else if (kind === 1) palmetto(pic, name, x, base, height * 1.1, t.leafDark, t.leaf);
    else shrub(pic, name, x, base, height * 1.4, foliage(t));
  },
  building: riverHouse,
  way: 'boards',
  window: 'sash',
};
