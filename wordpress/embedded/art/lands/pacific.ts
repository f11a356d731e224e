import { mix, shade, tone } from '../core/color';
import { noise } from '../core/random';
import { n, poly, smooth, type Point } from '../core/shape';
import { coastal } from '../buildings/coastal';
import { cypress } from '../nature/conifer';
import { far, shrub, type Foliage } from '../nature/leafy';
import { agave, boulder } from '../nature/desert';
import { flowers, grass, spikes } from '../nature/plants';
import { bump, heightAt, ridge } from '../nature/ridges';
import { birds, clouds, disc, mist, sky } from '../nature/sky';
import { glitter, surf, surface } from '../nature/water';
import type { Land, Stage, Tones } from '../types';
import { baseTones } from './tones';

const foliage = (t: Tones): Foliage => ({ leaf: t.leaf, light: t.leafLight, dark: t.leafDark, bark: t.bark });

/** A headland falling to the sea at one side: a green top, strata on the face, surf at its foot. */
function headland(stage: Stage, name: string, side: number, reach: number, top: number, foot: number, depth: number): void {
  const { pic, t } = stage;
  const wave = noise(`${pic.seed}/${name}`, 3);
  const edge = side > 0 ? pic.w + 2 : -2;
  const tip = side > 0 ? pic.w * (1 - reach) : pic.w * reach;
  const line: Point[] = [];
  const ledges = [0.16, 0.4, 0.5, 0.86, 1];
  const shelves = [0.73, 0.77, 0.86, 0.9, 1];
  for (let i = 0; i <= 12; i += 1) {
    const f = i / 12;
    // A gently falling top, then ledges: steep, a shelf, steep again, a rock at the foot.
    const fall = f < 0.6 ? f * 0.2 : (ledges[i - 8] ?? 1);
    line.push([edge + (tip - edge) * (f < 0.6 ? f * 1.16 : (shelves[i - 8] ?? 1)) + wave(f * 6) * pic.u * 0.7, top + (foot - top) * fall + wave(f * 4 + 9) * (foot - top) * 0.045]);
  }
  const face = mix(t.ridges[3], t.haze, depth);
  const crest = smooth(line);
  pic.path(`${crest}L${n(tip)} ${n(foot)}L${n(edge)} ${n(foot)}Z`, pic.fall(top, foot, [[0, face], [1, mix(face, t.haze, 0.4)]]));
  pic.clipped(`${crest}L${n(tip)} ${n(foot)}L${n(edge)} ${n(foot)}Z`, () => {
    const green = mix(t.leaf, t.haze, depth);
    const low = line.map(([x, y], i): Point => [x, y + (foot - top) * (i < 8 ? 0.13 : i < 11 ? 0.06 : 0.01) + wave(i * 0.9) * (foot - top) * 0.06]).toReversed();
    pic.path(`${crest}${low.map(([x, y]) => `L${n(x)} ${n(y)}`).join('')}Z`, green);
    const chance = pic.stream(`strata/${name}`);
    for (let i = 0; i < 8; i += 1) {
      const x = edge + (tip - edge) * (0.1 + i * 0.11);
      const w = Math.abs(tip - edge) * chance.range(0.03, 0.07);
      const start = top + (foot - top) * chance.range(0.3, 0.42);
      pic.path(poly([[x, start], [x + w * 0.5, start + (foot - top) * 0.1], [x + w * 0.9, foot], [x - w * 0.4, foot]]), i % 2 === 0 ? shade(face, -0.05) : shade(face, 0.05), 'opacity=".5"');
    }
  });
  if (depth < 0.75) surf(stage, Array.from({ length: 9 }, (_, i): Point => [edge + (tip - edge) * (0.2 + i * 0.106), foot + wave(i) * pic.u * 0.4]), pic.u * 1.5 * (1 - depth), t.trim, 0.8);
}

function backdrop(stage: Stage, horizon: number): void {
  const { pic, t, focus } = stage;
  const sea = horizon - pic.u * 3;
  sky(stage, sea);
  disc(stage, pic.w * (1 - focus) + pic.u * 10, sea - pic.u * (stage.hour === 'dawn' ? 10 : 15), pic.u * 5.4, 8, 0.9);
  clouds(stage, sea * 0.2, sea * 0.86, 5, 0.6);
  pic.rect(0, sea, pic.w, pic.h - sea, pic.fall(sea, horizon + pic.u * 20, [[0, mix(t.water, t.haze, 0.55)], [1, t.water]]));
  const dir = focus > 0.5 ? 1 : -1;
  headland(stage, 'h3', dir, 0.62, sea - pic.u * 9, sea + pic.u, 0.76);
  mist(stage, sea - pic.u * 2, pic.u * 8, 0.75);
  headland(stage, 'h2', dir, 0.44, sea - pic.u * 14, sea + pic.u * 2.4, 0.52);
  mist(stage, sea + pic.u, pic.u * 7, 0.6);
}

function openSea(stage: Stage, horizon: number): void {
  const { pic, t, focus } = stage;
  surface(stage, horizon - pic.u * 0.6, pic.h, 'sea', 18);
  glitter(stage, pic.w * (1 - focus) + pic.u * 10, horizon, pic.h - pic.u * 8, pic.u * 16, t.glow);
}

function landscape(stage: Stage): void {
  const { pic, t, focus } = stage;
  const horizon = pic.h * (pic.tall ? 0.52 : 0.5);
  const dir = focus > 0.5 ? 1 : -1;
  backdrop(stage, horizon);
  surface(stage, horizon + pic.u * 2, pic.h, 'sea', 18);
  glitter(stage, pic.w * (1 - focus) + pic.u * 10, horizon + pic.u * 2, pic.h - pic.u * 12, pic.u * 16, t.glow);
  headland(stage, 'h2b', dir, 0.4, horizon - pic.u * 17, horizon + pic.u * 5, 0.45);
  mist(stage, horizon + pic.u * 4, pic.u * 9, 0.5);
  headland(stage, 'h1', dir, 0.33, horizon - pic.u * 20, horizon + pic.u * 16, 0.12);
  const wave = noise(`${pic.seed}shore`, 2);
  for (const [f, thick] of [[0.58, 1.2], [0.74, 1.9]] as const) {
    surf(stage, Array.from({ length: 15 }, (_, i): Point => [pic.w * (i / 14 - 0.02), horizon + (pic.h - horizon) * f + wave(i * 0.7 + f * 9) * pic.u * 1.3]), pic.u * thick, t.trim, 0.5);
  }
  birds(stage, pic.w * (1 - focus) + pic.u * 30, horizon - pic.u * 22, 5, pic.u * 1.5, t.ridges[2]);
  const front = ridge(pic, 'front', { y: pic.h - pic.u * 8, swing: pic.u * 6, waves: 1.3, detail: 2, shape: (x) => (dir > 0 ? bump(0, 0.32, 1.5)(x) + bump(1, 0.2, 0.6)(x) : bump(1, 0.32, 1.5)(x)) }, t.leafDark, t.dark, 0.9);
  const at = (x: number): number => heightAt(front, x) + pic.u;
  const tree = pic.w * (dir > 0 ? 0.1 : 0.9);
  cypress(pic, 'near', tree, at(tree) + pic.u * 2, pic.u * 54, foliage(t), dir);
  grass(pic, 'front', 0, pic.w, at, pic.u * 3, t.leafDark);
  const chance = pic.stream('ice');
  for (let i = 0; i < 7; i += 1) {
    const x = pic.w * (i + chance.range(0.2, 0.9)) / 7;
    if (i % 2 === 0) flowers(pic, `f${i}`, x, at(x) + pic.u * 4, pic.u * 15, pic.u * 6.5, t.leaf, t.blossom, t.lamp, 9);
    else spikes(pic, `s${i}`, x, at(x) + pic.u * 4, pic.u * 9, pic.u * 9, t.leaf, mix(t.waterLight, t.water, 0.4), 6);
  }
  agave(pic, 'a', pic.w * (dir > 0 ? 0.93 : 0.07), at(pic.w * 0.93) + pic.u * 5, pic.u * 12, t.leafDark, t.leaf);
}

export const pacific: Land = {
  tones: (p, hour) => {
    const base = baseTones(p, hour);
    const [teal, coral] = [p.primary.default, p.brand.default];
    const haze = hour === 'dawn' ? tone(coral, 0.92, 0.035, 20) : tone(teal, 0.945, 0.014);
    return {
      ...base,
      sky: hour === 'dawn' ? [tone(teal, 0.74, 0.055), tone(coral, 0.87, 0.055), tone(coral, 0.91, 0.07, 24)] : [tone(teal, 0.8, 0.045), tone(teal, 0.92, 0.02), tone(coral, 0.91, 0.05, 14)],
      sun: tone(coral, 0.97, 0.025, 30),
      glow: tone(coral, 0.86, 0.1, 8),
      cloud: tone(coral, 0.96, 0.02),
      haze,
      ridges: [mix(teal, haze, 0.75), mix(teal, haze, 0.55), tone(teal, 0.52, 0.05), tone(coral, 0.57, 0.07, 12)],
      ground: tone(teal, 0.6, 0.05, -40),
      groundLight: tone(teal, 0.76, 0.05, -55),
      dark: tone(teal, 0.25, 0.045),
      leaf: tone(teal, 0.5, 0.065, -38),
      leafLight: tone(teal, 0.66, 0.075, -50),
      leafDark: tone(teal, 0.34, 0.055, -22),
      bark: tone(coral, 0.36, 0.03, 20),
      blossom: tone(coral, 0.74, 0.14),
      water: tone(teal, 0.68, 0.085),
      waterDeep: tone(teal, 0.47, 0.085),
      waterLight: tone(teal, 0.93, 0.03),
      way: tone(coral, 0.86, 0.03, 30),
      wall: tone(teal, 0.97, 0.006),
      wallShade: tone(teal, 0.8, 0.03),
      trim: '#ffffff',
      pane: tone(teal, 0.42, 0.06),
      lamp: tone(coral, 0.91, 0.075, 36),
      inside: tone(teal, 0.95, 0.01),
      floor: tone(coral, 0.78, 0.04, 30),
      wood: tone(coral, 0.62, 0.07, 24),
      cloth: tone(teal, 0.62, 0.075),
      accent: tone(coral, 0.62, 0.15),
    };
  },
  landscape,
  backdrop,
  water: (stage, horizon) => {
    const { pic, t } = stage;
    openSea(stage, horizon);
    const wave = noise(`${pic.seed}shore`, 2);
    for (const [f, thick, opacity] of [[0.34, 0.8, 0.5], [0.52, 1.3, 0.65], [0.76, 2.4, 0.85]] as const) {
      surf(stage, Array.from({ length: 15 }, (_, i): Point => [pic.w * (i / 14 - 0.02), horizon + (pic.h - horizon) * f + wave(i * 0.6 + f * 9) * pic.u * 1.6]), pic.u * thick, t.trim, opacity);
    }
    ridge(pic, 'sand', { y: pic.h - pic.u * 5, swing: pic.u * 2.4, waves: 1.2, detail: 1 }, t.way, mix(t.way, t.ridges[3], 0.25), 1);
    const rock = mix(t.ridges[3], t.dark, 0.35);
    for (const [f, up, size] of [[0.84, 22, 20], [0.93, 17, 30], [0.76, 15, 9], [0.2, 12, 11]] as const) {
      boulder(pic, `sea${f}`, pic.w * f, pic.h - pic.u * up, pic.u * size, rock, t.ridges[3]);
      surf(stage, Array.from({ length: 7 }, (_, i): Point => [pic.w * f + pic.u * size * (i / 6 - 0.5) * 1.5, pic.h - pic.u * up + wave(i + f * 9) * pic.u * 0.3]), pic.u * 1.5, t.trim, 0.9);
    }
    grass(pic, 'dune', 0, pic.w * 0.2, () => pic.h, pic.u * 10, t.leafDark);
    flowers(pic, 'dune', pic.w * 0.1, pic.h, pic.u * 20, pic.u * 8, t.leaf, t.blossom, t.lamp, 9);
  },
  tree: ({ pic, t }, x, base, height, depth, name) => cypress(pic, name, x, base, height * 0.8, far(foliage(t), t.haze, depth), pic.stream(name).chance(0.5) ? 1 : -1),
  plant: ({ pic, t }, x, base, height, name) => {
    const kind = pic.stream(name).int(0, 3);
    if (kind === 0) agave(pic, name, x, base, height, t.leafDark, t.leaf);
    else if (kind === 1) flowers(pic, name, x, base, height * 1.6, height * 0.8, t.leaf, t.blossom, t.lamp, 9);
    else if (kind === 2) spikes(pic, name, x, base, height, height * 1.2, t.leafDark, tone(t.water, 0.7, 0.09, 60), 7);
    else shrub(pic, name, x, base, height * 1.4, foliage(t));
  },
  building: coastal,
  way: 'boards',
  window: 'wide',
};
