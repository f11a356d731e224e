import { mix, shade, tone } from '../core/color';
import { brickHall, meetingHouse } from '../buildings/brick';
import { rowboat } from '../nature/boats';
import { far, leafTree, shrub, woods, type Foliage } from '../nature/leafy';
import { flowers, grass } from '../nature/plants';
import { bump, heightAt, ridge } from '../nature/ridges';
import { birds, clouds, disc, mist, sky } from '../nature/sky';
import { glitter, reflection, surface } from '../nature/water';
import type { Land, Stage, Tones } from '../types';
import { stoneWall } from './near';
import { baseTones } from './tones';

/** Maples turn unequally: brick, amber, and a few still green-grey. */
function maple(t: Tones, pick: number): Foliage {
  const leaf = [t.leaf, tone(t.accent, 0.62, 0.125, 22), tone(t.accent, 0.48, 0.13), tone(t.accent, 0.7, 0.11, 34)][pick % 4] ?? t.leaf;
  return { leaf, light: shade(leaf, 0.09), dark: shade(leaf, -0.11), bark: t.bark };
}

function backdrop(stage: Stage, horizon: number): void {
  const { pic, t, focus } = stage;
  sky(stage, horizon);
  if (stage.hour === 'dawn') disc(stage, pic.w * (1 - focus), horizon - pic.u * 9, pic.u * 5);
  clouds(stage, horizon * 0.12, horizon * 0.78, 6, 0.9);
  ridge(pic, 'far', { y: horizon - pic.u * 6, swing: pic.u * 7, waves: 3, detail: 2 }, t.ridges[0], t.haze);
  ridge(pic, 'mid', { y: horizon - pic.u * 2.5, swing: pic.u * 5, waves: 3.4, detail: 2 }, t.ridges[1], t.haze, 0.55);
  mist(stage, horizon - pic.u * 1, pic.u * 8, 0.5);
  woods(pic, 'far', () => horizon + pic.u * 1.2, pic.u * 4.4, mix(tone(t.accent, 0.6, 0.08, 14), t.haze, 0.5), mix(t.ground, t.haze, 0.35));
}

/** The village: white steeple, brick blocks with lit windows, among maples. */
function village(stage: Stage, x: number, base: number, size: number): void {
  const { pic, t } = stage;
  leafTree(pic, 'v1', x - size * 0.62, base, size * 0.42, far(maple(t, 1), t.haze, 0.22), 1.2);
  leafTree(pic, 'v2', x + size * 0.66, base, size * 0.46, far(maple(t, 2), t.haze, 0.2), 1.2);
  leafTree(pic, 'v0', x - size * 1.1, base, size * 0.38, far(maple(t, 3), t.haze, 0.26), 1.2);
  meetingHouse(stage, x, base, size);
  brickHall(stage, x - size * 0.86, base + size * 0.035, size * 0.92);
  leafTree(pic, 'v3', x + size * 0.3, base + size * 0.03, size * 0.3, far(maple(t, 3), t.haze, 0.1), 1.15);
  leafTree(pic, 'v4', x - size * 0.3, base + size * 0.045, size * 0.26, far(maple(t, 2), t.haze, 0.1), 1.15);
  for (let i = 0; i < 7; i += 1) shrub(pic, `vs${i}`, x + size * (0.5 - i * 0.29), base + size * 0.06, size * 0.13, far(maple(t, i % 2 === 0 ? 0 : 1), t.haze, 0.12));
}

function landscape(stage: Stage): void {
  const { pic, t, focus } = stage;
  const horizon = pic.h * (pic.tall ? 0.55 : 0.6);
  backdrop(stage, horizon);
  const meadow = ridge(pic, 'meadow', { y: horizon + pic.u * 5.6, swing: pic.u * 2.2, waves: 1.6, detail: 1, shape: bump(focus, 0.3, 1.2) }, t.groundLight, t.ground, 0.8);
  const vx = pic.w * focus;
  village(stage, vx, heightAt(meadow, vx) + pic.u * 1.4, pic.u * 33);
  birds(stage, vx - pic.u * 30, horizon - pic.u * 30, 5, pic.u * 1.2, t.ridges[3]);
  const fold = ridge(pic, 'fold', { y: pic.h - pic.u * 21, swing: pic.u * 3, waves: 1.4, detail: 1, shape: (x) => 1.1 - x * 1.7 }, mix(t.ground, t.groundLight, 0.3), t.ground, 0.9);
  stoneWall(stage, (x) => heightAt(fold, x) + pic.u * (5 + 2.5 * (x / pic.w)), pic.u * 2.6);
  const front = ridge(pic, 'front', { y: pic.h - pic.u * 7, swing: pic.u * 2.4, waves: 1.7, detail: 1 }, t.leafDark, t.dark, 0.8);
  grass(pic, 'front', 0, pic.w, (x) => heightAt(front, x) + pic.u * 0.5, pic.u * 2.6, t.leafDark);
  const side = focus > 0.5 ? 0.07 : 0.93;
  leafTree(pic, 'near', pic.w * side, pic.h - pic.u * 4, pic.u * 74, maple(t, 2), 1.05);
  leafTree(pic, 'near2', pic.w * (side < 0.5 ? 0.97 : 0.03), pic.h - pic.u * 7, pic.u * 40, maple(t, 1));
  flowers(pic, 'front', pic.w * 0.34, pic.h, pic.u * 34, pic.u * 8, t.leafDark, t.blossom, t.accent, 13);
}

export const newEngland: Land = {
  tones: (p, hour) => {
    const base = baseTones(p, hour);
    const [navy, brick] = [p.primary.default, p.brand.default];
    const grassy = tone(brick, 0.66, 0.07, 62);
    return {
      ...base,
      sky: hour === 'dawn' ? [tone(navy, 0.6, 0.07), tone(navy, 0.82, 0.035), tone(brick, 0.89, 0.055, 18)] : [tone(navy, 0.68, 0.075), tone(navy, 0.84, 0.045), tone(navy, 0.95, 0.014)],
      ground: grassy,
      groundLight: tone(brick, 0.79, 0.07, 56),
      leaf: tone(brick, 0.56, 0.06, 68),
      leafDark: tone(brick, 0.37, 0.05, 66),
      leafLight: tone(brick, 0.68, 0.07, 62),
      roof: tone(navy, 0.36, 0.05),
      pane: tone(navy, 0.36, 0.05),
      accent: tone(brick, 0.49, 0.115),
      way: tone(brick, 0.62, 0.08),
    };
  },
  landscape,
  backdrop,
  water: (stage, horizon) => {
    const { pic, t, focus } = stage;
    surface(stage, horizon, pic.h);
    reflection(stage, 'wood', pic.w * focus, horizon + pic.u * 0.5, pic.w * 0.42, pic.u * 13, tone(t.accent, 0.5, 0.09, 14), 0.4);
    if (stage.hour === 'dawn') glitter(stage, pic.w * (1 - focus), horizon, pic.h, pic.u * 16, t.glow);
    rowboat(stage, 'boat', pic.w * (focus - 0.2), pic.h - pic.u * 22, pic.u * 20, t.accent, t.trim);
  },
  tree: ({ pic, t }, x, base, height, depth, name) => leafTree(pic, name, x, base, height, far(maple(t, pic.stream(name).int(1, 3)), t.haze, depth)),
  plant: ({ pic, t }, x, base, height, name) => {
    if (pic.stream(name).chance(0.45)) flowers(pic, name, x, base, height * 1.6, height, t.leafDark, t.blossom, t.accent, 7);
    else shrub(pic, name, x, base, height * 1.5, maple(t, pic.stream(name).int(0, 1)));
  },
  building: brickHall,
  way: 'brick',
  window: 'sash',
};
