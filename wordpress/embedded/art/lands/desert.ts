import { mix, shade, tone } from '../core/color';
import { adobe } from '../buildings/adobe';
import { agave, boulder, joshua, saguaro } from '../nature/desert';
import { flowers, grass } from '../nature/plants';
import { bump, heightAt, ridge } from '../nature/ridges';
import { clouds, crescent, disc, mist, sky, stars } from '../nature/sky';
import { glitter, surface } from '../nature/water';
import type { Land, Stage } from '../types';
import { mesa } from './mesa';
import { baseTones } from './tones';

function backdrop(stage: Stage, horizon: number): void {
  const { pic, t, focus, hour } = stage;
  sky(stage, horizon);
  if (hour === 'day') {
    stars(stage, horizon * 0.6, 46, t.trim);
    crescent(stage, pic.w * (1 - focus) + pic.u * 4, horizon * 0.24, pic.u * 3.4, t.sun);
  }
  const glow = pic.radial(pic.w * focus, horizon, pic.u * 80, [[0, t.glow, 0.85], [0.35, t.glow, 0.35], [1, t.glow, 0]]);
  pic.rect(0, 0, pic.w, pic.h, glow);
  clouds(stage, horizon * 0.3, horizon * 0.86, 5, 0.5);
  if (hour === 'dawn') disc(stage, pic.w * focus, horizon - pic.u * 6, pic.u * 5.5, 6);
  ridge(pic, 'far', { y: horizon - pic.u * 6, swing: pic.u * 5, waves: 6, detail: 3 }, t.ridges[0], t.haze, 0.6);
  mesa(stage, 'butte', pic.w * (1 - focus * 0.86), horizon + pic.u, pic.w * 0.22, pic.u * 17, t.ridges[1], 0.35);
  mesa(stage, 'wide', pic.w * (focus + 0.2), horizon + pic.u, pic.w * 0.36, pic.u * 12, t.ridges[1], 0.3);
  mist(stage, horizon, pic.u * 7, 0.45);
}

function landscape(stage: Stage): void {
  const { pic, t, focus } = stage;
  const horizon = pic.h * (pic.tall ? 0.6 : 0.64);
  backdrop(stage, horizon);
  ridge(pic, 'three', { y: horizon + pic.u * 2, swing: pic.u * 9, waves: 4.2, detail: 3, shape: bump(focus + 0.3, 0.22, 0.9) }, t.ridges[2], t.ridges[1], 0.5);
  const slope = ridge(pic, 'four', { y: horizon + pic.u * 9, swing: pic.u * 7, waves: 3, detail: 3, shape: (x) => bump(0, 0.3, 0.7)(x) - bump(focus, 0.3, 0.4)(x) }, t.ridges[3], t.ground, 0.7);
  const chance = pic.stream('scatter');
  for (let i = 0; i < 9; i += 1) {
    const x = pic.w * ((i + chance.range(0.2, 0.8)) / 9);
    const y = Math.max(heightAt(slope, x), horizon + pic.u * 10) + pic.u * 5;
    if (chance.chance(0.5)) saguaro(pic, `mid${i}`, x, y, pic.u * chance.range(5, 8), mix(t.leafDark, t.ridges[3], 0.25), t.leafLight);
    else joshua(pic, `mid${i}`, x, y, pic.u * chance.range(6, 9), mix(t.bark, t.ridges[3], 0.2), mix(t.leafDark, t.ridges[3], 0.2), t.leaf);
  }
  // A high sheet has room for one more fold of land.
  if (pic.tall) ridge(pic, 'fold', { y: horizon + (pic.h - horizon) * 0.5, swing: pic.u * 6, waves: 1.6, detail: 2 }, mix(t.ridges[3], t.ground, 0.3), shade(t.ground, -0.05), 0.9);
  ridge(pic, 'floor', { y: pic.h - pic.u * 15, swing: pic.u * 2.2, waves: 1.7, detail: 1 }, t.ground, shade(t.ground, -0.1), 0.9);
  const front = ridge(pic, 'front', { y: pic.h - pic.u * 5, swing: pic.u * 2.6, waves: 2, detail: 1 }, t.dark, shade(t.dark, -0.03), 1);
  const at = (x: number): number => heightAt(front, x) + pic.u * 1.4;
  const [a, b, c] = [pic.w * (focus + 0.14), pic.w * (focus > 0.5 ? 0.09 : 0.91), pic.w * (focus - 0.08)];
  saguaro(pic, 'great', a, at(a), pic.u * 50, t.leafDark, t.leafLight);
  joshua(pic, 'great', b, at(b), pic.u * 46, t.bark, t.leafDark, t.leaf);
  saguaro(pic, 'small', c, at(c), pic.u * 24, t.leafDark, t.leafLight);
  boulder(pic, 'r1', a + pic.u * 13, at(a + pic.u * 13), pic.u * 15, mix(t.ridges[3], t.dark, 0.45), mix(t.ridges[2], t.dark, 0.2));
  boulder(pic, 'r2', b + pic.u * 16, at(b + pic.u * 16) + pic.u, pic.u * 10, mix(t.ridges[3], t.dark, 0.45), mix(t.ridges[2], t.dark, 0.2));
  agave(pic, 'a1', a - pic.u * 11, at(a - pic.u * 11) + pic.u, pic.u * 9, t.leafDark, t.leaf);
  agave(pic, 'a2', pic.w * 0.44, pic.h, pic.u * 8, t.leafDark, t.leaf);
  grass(pic, 'front', 0, pic.w, at, pic.u * 2.4, t.dark);
}

export const desert: Land = {
  tones: (p, hour) => {
    const base = baseTones(p, hour);
    const [indigo, clay] = [p.primary.default, p.brand.default];
    const day = hour === 'day';
    const haze = day ? tone(clay, 0.78, 0.075, -8) : tone(clay, 0.9, 0.05, 10);
    return {
      ...base,
      sky: day ? [tone(indigo, 0.3, 0.085), tone(indigo, 0.52, 0.1, 24), tone(clay, 0.8, 0.11, 8)] : [tone(indigo, 0.64, 0.075), tone(clay, 0.82, 0.055, -16), tone(clay, 0.92, 0.065, 22)],
      sun: tone(clay, 0.96, 0.035, 30),
      glow: tone(clay, 0.84, 0.12, 20),
      cloud: day ? tone(clay, 0.74, 0.1, -14) : tone(clay, 0.95, 0.03),
      haze,
      ridges: [mix(tone(indigo, 0.5, 0.08, 30), haze, 0.45), mix(tone(clay, 0.5, 0.1, -22), haze, 0.24), tone(clay, 0.52, 0.12, -8), tone(clay, 0.43, 0.105, -6)],
      ground: tone(clay, 0.46, 0.075, 2),
      groundLight: tone(clay, 0.66, 0.09, 10),
      dark: tone(indigo, 0.23, 0.045, 30),
      leaf: tone(p.secondary.default, 0.5, 0.05, 48),
      leafDark: tone(indigo, 0.29, 0.035, 10),
      leafLight: tone(clay, 0.76, 0.11, 16),
      bark: tone(indigo, 0.26, 0.035, 40),
      blossom: tone(clay, 0.72, 0.14, 10),
      water: tone(indigo, 0.56, 0.08, 14),
      waterDeep: tone(indigo, 0.34, 0.085),
      waterLight: tone(clay, 0.84, 0.09, 10),
      way: tone(clay, 0.74, 0.07, 14),
      wall: tone(clay, 0.75, 0.085, 8),
      wallShade: tone(clay, 0.5, 0.08, -20),
      trim: tone(clay, 0.96, 0.02, 20),
      pane: tone(indigo, 0.38, 0.06),
      lamp: tone(clay, 0.89, 0.11, 32),
      inside: tone(clay, 0.9, 0.032, 16),
      cloth: tone(indigo, 0.44, 0.09),
    };
  },
  landscape,
  backdrop,
  water: (stage, horizon) => {
    const { pic, t, focus } = stage;
    surface(stage, horizon, pic.h);
    glitter(stage, pic.w * focus, horizon, pic.h, pic.u * 22, t.glow);
    const shore = ridge(pic, 'shore', { y: pic.h - pic.u * 6, swing: pic.u * 4, waves: 1.6, detail: 1, shape: (x) => 1 - x * 1.9 }, t.dark, t.dark, 1);
    boulder(pic, 'w1', pic.w * 0.2, heightAt(shore, pic.w * 0.2) + pic.u * 2, pic.u * 18, mix(t.ridges[3], t.dark, 0.45), mix(t.ridges[2], t.dark, 0.2));
    saguaro(pic, 'w', pic.w * 0.09, heightAt(shore, pic.w * 0.09) + pic.u * 2, pic.u * 34, t.leafDark, t.leafLight);
    agave(pic, 'w', pic.w * 0.34, heightAt(shore, pic.w * 0.34) + pic.u * 2, pic.u * 8, t.leafDark, t.leaf);
  },
  tree: ({ pic, t }, x, base, height, depth, name) => {
    const at = (c: typeof t.leaf): typeof t.leaf => mix(c, t.haze, depth);
    if (pic.stream(name).chance(0.5)) saguaro(pic, name, x, base, height * 0.8, at(t.leafDark), at(t.leafLight));
    else joshua(pic, name, x, base, height * 0.75, at(t.bark), at(t.leafDark), at(t.leaf));
  },
  plant: ({ pic, t }, x, base, height, name) => {
    const kind = pic.stream(name).int(0, 2);
    if (kind === 0) agave(pic, name, x, base, height * 0.9, t.leafDark, t.leaf);
    else if (kind === 1) boulder(pic, name, x, base, height * 1.5, t.ridges[3], t.ridges[2]);
    else flowers(pic, name, x, base, height * 1.4, height, t.leafDark, t.blossom, t.lamp, 6);
  },
  building: adobe,
  way: 'gravel',
  window: 'wide',
};
