import { mix, shade, tone } from '../core/color';
import { n } from '../core/shape';
import { brickHall, meetingHouse } from '../buildings/brick';
import { rowboat } from '../nature/boats';
import { dabs, far, leafTree, shrub, woods, type Foliage } from '../nature/leafy';
import { flowers, grass } from '../nature/plants';
import { bump, heightAt, ridge } from '../nature/ridges';
import { birds, clouds, disc, mist, sky } from '../nature/sky';
import { glitter, reflection, surface } from '../nature/water';
import type { Land, Stage, Tones } from '../types';
import { pier, stoneWall } from './near';
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
  const tree = (name: string, dx: number, dy: number, height: number, kind: number, depth: number): void =>
    leafTree(pic, name, x + dx * size, base + dy * size, size * height, far(maple(t, kind), t.haze, depth), 1.15);
  for (const [i, dx] of [-1.5, -1.22, -0.5, -0.3, 0.62, 0.84, 1.1].entries()) tree(`row${i}`, dx, -0.03, 0.34 + (i % 3) * 0.07, i + 1, 0.34);
  meetingHouse(stage, x + size * 0.16, base, size);
  brickHall(stage, x - size * 0.78, base + size * 0.04, size * 0.98);
  tree('v1', 0.72, 0.03, 0.4, 2, 0.08);
  tree('v2', -0.2, 0.05, 0.3, 3, 0.06);
  tree('v3', -1.42, 0.06, 0.36, 1, 0.08);
  for (let i = 0; i < 6; i += 1) shrub(pic, `vs${i}`, x + size * (0.58 - i * 0.33), base + size * 0.075, size * 0.15, far(maple(t, i % 2 === 0 ? 0 : 1), t.haze, 0.08));
}

/** Swaths of a mown meadow: soft bands of light across it. */
function swaths({ pic, t }: Stage, from: number, to: number): void {
  const chance = pic.stream('swaths');
  let d = '';
  for (let i = 0; i < 6; i += 1) {
    const y = from + (to - from) * ((i + 0.5) / 6) ** 1.3;
    const x = pic.w * chance.range(-0.2, 0.5);
    const l = pic.w * chance.range(0.4, 0.8);
    const h = pic.u * (0.6 + i * 0.35);
    d += `M${n(x)} ${n(y)}Q${n(x + l / 2)} ${n(y - h * 1.4)} ${n(x + l)} ${n(y - h * 0.4)}Q${n(x + l / 2)} ${n(y + h * 0.4)} ${n(x)} ${n(y)}z`;
  }
  pic.path(d, t.groundLight, 'opacity=".5"');
}

function landscape(stage: Stage): void {
  const { pic, t, focus } = stage;
  const horizon = pic.h * (pic.tall ? 0.55 : 0.56);
  backdrop(stage, horizon);
  const meadow = ridge(pic, 'meadow', { y: horizon + pic.u * 6, swing: pic.u * 2.6, waves: 1.6, detail: 1, shape: bump(focus, 0.3, 1.4) }, t.groundLight, t.ground, 0.9);
  const vx = pic.w * (focus + (pic.tall ? 0.02 : 0.04));
  const size = Math.min(pic.u * 42, pic.w * 0.36);
  const base = heightAt(meadow, vx) + pic.u * 3.4;
  village(stage, vx, base, size);
  birds(stage, vx - pic.u * 34, horizon - pic.u * 32, 5, pic.u * 1.2, t.ridges[3]);
  swaths(stage, base + pic.u * 7, pic.h - pic.u * 14);
  const wallLine = ridge(pic, 'fold', { y: pic.h - pic.u * 13, swing: pic.u * 2.6, waves: 1.3, detail: 1, shape: (x) => 1.2 - x * 1.6 }, mix(t.ground, t.leaf, 0.4), t.leaf, 0.9);
  stoneWall(stage, (x) => heightAt(wallLine, x) + pic.u * 1.2, pic.u * 5.2);
  const lx = vx - size * 0.78;
  const lane = `M${n(lx - pic.u * 1.6)} ${n(base + size * 0.05)}C${n(lx - pic.u * 4)} ${n(base + pic.u * 12)} ${n(lx + pic.u * 22)} ${n(base + pic.u * 12)} ${n(lx + pic.u * 6)} ${n(pic.h)}H${n(lx - pic.u * 16)}C${n(lx + pic.u * 6)} ${n(base + pic.u * 16)} ${n(lx - pic.u * 9)} ${n(base + pic.u * 12)} ${n(lx - pic.u * 4)} ${n(base + size * 0.05)}Z`;
  pic.path(lane, pic.fall(base, pic.h, [[0, mix(t.way, t.groundLight, 0.5)], [1, mix(t.way, t.ground, 0.3)]]));
  const gate = heightAt(wallLine, lx + pic.u * 6) + pic.u * 1.6;
  for (const dx of [-6.6, 12.6]) pic.rect(lx + pic.u * dx, gate - pic.u * 7.4, pic.u * 2.8, pic.u * 8, mix(t.wallShade, t.bark, 0.4));
  for (const dx of [-7, 12.2]) pic.rect(lx + pic.u * dx, gate - pic.u * 8, pic.u * 3.6, pic.u * 1.2, mix(t.wallShade, t.trim, 0.3));
  const front = ridge(pic, 'front', { y: pic.h - pic.u * 6.4, swing: pic.u * 2.2, waves: 1.7, detail: 1 }, t.leaf, t.leafDark, 1);
  grass(pic, 'front', 0, pic.w, (x) => heightAt(front, x) + pic.u * 0.5, pic.u * 2.6, t.leaf);
  const side = focus > 0.5 ? 0.05 : 0.95;
  leafTree(pic, 'near', pic.w * side, pic.h - pic.u * 3, pic.u * (pic.tall ? 62 : 80), maple(t, 2), 1.12);
  leafTree(pic, 'near2', pic.w * (side < 0.5 ? 0.985 : 0.015), pic.h - pic.u * 4, pic.u * 46, maple(t, 1), 1.05);
  flowers(pic, 'front', pic.w * (pic.tall ? 0.2 : 0.36), pic.h, pic.u * 34, pic.u * 8, t.leafDark, t.blossom, t.lamp, 12);
  flowers(pic, 'front2', pic.w * 0.8, pic.h, pic.u * 22, pic.u * 7, t.leafDark, t.trim, t.lamp, 8);
  let fallen = '';
  const chance = pic.stream('fallen');
  for (let i = 0; i < 3; i += 1) fallen += dabs(chance, pic.w * (side < 0.5 ? 0.08 + i * 0.07 : 0.92 - i * 0.07), pic.h - pic.u * 4, pic.u * 11, pic.u * 2.4, 9, pic.u * 1.1, 0, 6.28, 0.1);
  pic.path(fallen, tone(t.accent, 0.6, 0.14, 20));
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
    const vx = pic.w * (focus + 0.06);
    const size = Math.min(pic.u * 30, pic.w * 0.3);
    village(stage, vx, horizon + pic.u * 1.6, size);
    surface(stage, horizon + pic.u * 2.4, pic.h);
    const top = horizon + pic.u * 2.6;
    reflection(stage, 'wood', vx - size * 0.4, top, size * 3, pic.u * 11, tone(t.accent, 0.5, 0.09, 14), 0.4);
    reflection(stage, 'steeple', vx + size * 0.16, top, size * 0.2, size * 0.9, t.trim, 0.55);
    if (stage.hour === 'dawn') glitter(stage, pic.w * (1 - focus), horizon, pic.h, pic.u * 16, t.glow);
    pier(stage, [pic.w * 0.12, pic.h + pic.u * 4], [pic.w * 0.3, pic.h - pic.u * 23], pic.u * 24, pic.u * 9);
    rowboat(stage, 'boat', pic.w * 0.3 + pic.u * 22, pic.h - pic.u * 19, pic.u * 20, t.accent, t.trim);
    leafTree(pic, 'water', pic.w * 0.97, pic.h + pic.u * 2, pic.u * 66, maple(t, 2), 1.1);
    grass(pic, 'shore', pic.w * 0.7, pic.w, () => pic.h, pic.u * 9, t.leafDark);
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
