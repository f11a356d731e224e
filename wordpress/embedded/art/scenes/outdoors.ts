import { office } from '../buildings/office';
import { mix } from '../core/color';
import { n } from '../core/shape';
import { shrub, type Foliage } from '../nature/leafy';
import { blades, grass } from '../nature/plants';
import { bump, heightAt, ridge } from '../nature/ridges';
import type { Land, Stage } from '../types';
import { way, type Course } from './way';

/** A treatment centre among its trees; `entrance` steps up to its door, `office` is a small one in town. */
export function house(land: Land, stage: Stage, variant: string): void {
  const { pic, t, focus } = stage;
  const horizon = pic.h * (pic.tall ? 0.56 : 0.58);
  land.backdrop(stage, horizon);
  const lawn = ridge(pic, 'lawn', { y: horizon + pic.u * 6, swing: pic.u * 1.4, waves: 1.2, detail: 1, shape: bump(focus, 0.4, 0.8) }, t.groundLight, t.ground, 0.8);
  const x = pic.w * (0.5 + (focus - 0.5) * 0.35);
  const close = variant === 'entrance';
  const base = close ? pic.h * 0.83 : heightAt(lawn, x) + pic.u * 11;
  const width = close ? pic.u * 158 : Math.min(pic.u * (variant === 'office' ? 84 : 100), pic.w * 0.8);
  for (const [dx, h, depth] of [[-0.54, 46, 0.3], [0.56, 50, 0.26], [-0.24, 44, 0.42], [0.3, 40, 0.44]] as const) {
    land.tree(stage, x + dx * width, base - pic.u * 4, pic.u * h, depth, `back${dx}`);
  }
  if (variant === 'office') office(land, stage, x, base, width);
  else land.building(stage, x, base, width);
  const doorAt = variant === 'office' ? x + width * 0.13 : x;
  way(stage, land.way, { x: doorAt + pic.u * 0.6, y: base + pic.u * 1.4, width: width * 0.09 }, { x: x - pic.u * 16, y: pic.h, width: pic.u * 42 }, 0.25);
  const chance = pic.stream('beds');
  for (let i = 0; i < 12; i += 1) {
    const at = (i + 0.5) / 12 - 0.5;
    if (Math.abs(x + at * width * 1.06 - doorAt) < width * 0.1) continue;
    land.plant(stage, x + at * width * 1.06, base + pic.u * chance.range(1.6, 3.4), pic.u * chance.range(4, 6.4), `bed${i}`);
  }
  const front = ridge(pic, 'front', { y: pic.h - pic.u * 2, swing: pic.u * 4.4, waves: 1, detail: 1, shape: (f) => Math.abs(f - 0.46) * 3 - 1 }, t.leafDark, t.dark, 0.8);
  land.tree(stage, pic.w * (focus > 0.5 ? 0.05 : 0.95), pic.h, pic.u * 74, 0, 'near');
  grass(pic, 'front', 0, pic.w, (px) => heightAt(front, px) + pic.u * 0.6, pic.u * 2.6, t.leafDark);
  for (const [f, h] of [[0.12, 13], [0.24, 9], [0.84, 11], [0.95, 15]] as const) land.plant(stage, pic.w * f, pic.h + pic.u, pic.u * h, `front${f}`);
}

/** A way that leads in among trees, towards the light; `open` leads into open country, `bend` winds out of sight. */
export function path(land: Land, stage: Stage, variant: string): void {
  const { pic, t, focus } = stage;
  const u = pic.u;
  const horizon = pic.h * (pic.tall ? 0.48 : 0.5);
  land.backdrop(stage, horizon);
  const ground = ridge(pic, 'ground', { y: horizon + u * 4, swing: u * 1.6, waves: 1.3, detail: 1 }, t.groundLight, t.ground, 0.9);
  const end = pic.w * focus;
  const start = pic.w * (focus > 0.5 ? 0.42 : 0.58);
  // Behind the crest of a rise the way is lost to sight.
  const crest = variant === 'bend' ? ridge(pic, 'rise', { y: horizon + u * 7, swing: u * 3, waves: 1, detail: 1, shape: bump(focus + 0.05, 0.24, 2) }, t.groundLight, t.ground, 0.9) : ground;
  const far = variant === 'bend' ? u * 6 : u * 2.4;
  const course = way(stage, land.way, { x: end, y: heightAt(crest, end) + u * 0.4, width: far }, { x: start, y: pic.h, width: Math.min(u * 58, pic.w * 0.5) }, variant === 'bend' ? 2.2 : 0.9);
  verges(stage, course);
  const chance = pic.stream('along');
  const rows = 7;
  for (let i = 0; i < rows; i += 1) {
    const f = ((i + 0.5) / rows) ** 1.7 * 0.94;
    const { x: middle, y, half } = course(f);
    const size = u * (13 + f * 74);
    for (const side of [-1, 1]) {
      const off = side * (half + size * chance.range(0.34, 0.5));
      const wanted = variant === 'open' ? i < 2 || (i === 4 && side > 0) : (i + (side > 0 ? 1 : 0)) % 2 === 0 || i === 1 || i === 3;
      if (wanted) land.tree(stage, middle + off, y, size, Math.max(0, 0.6 - f * 0.95), `t${i}${side}`);
      for (let k = 0; k < 3; k += 1) {
        land.plant(stage, middle + side * (half + size * (0.07 + k * 0.14)), y + size * (0.03 + k * 0.012), size * chance.range(0.1, 0.16), `p${i}${side}${k}`);
      }
    }
  }
  for (const [f, h] of [[0.03, 17], [0.13, 13], [0.87, 13], [0.97, 18]] as const) land.plant(stage, pic.w * f, pic.h + u, u * h, `front${f}`);
}

/** Grass at both edges of the way, and the shadows that trees lay across it. */
function verges({ pic, t }: Stage, course: Course): void {
  const chance = pic.stream('shade');
  let d = '';
  for (const f of [0.16, 0.36, 0.58, 0.8]) {
    const { x, y, half } = course(f);
    const l = half * chance.range(2.2, 3) + pic.u * 8;
    const h = pic.u * (0.6 + f * 3.4);
    d += `M${n(x - l * 0.7)} ${n(y)}q${n(l * 0.4)} ${n(-h)} ${n(l)} ${n(-h * 0.2)}t${n(l * 0.8)} ${n(h * 0.5)}q${n(-l * 0.7)} ${n(h * 0.9)} ${n(-l * 1.1)} ${n(h * 0.3)}t${n(-l * 0.7)} ${n(-h * 0.6)}z`;
  }
  pic.path(d, t.leafDark, 'opacity=".2"');
  let tufts = '';
  for (let i = 1; i < 26; i += 1) {
    const f = (i / 26) ** 1.2;
    const { x, y, half } = course(f);
    for (const side of [-1, 1]) tufts += blades(pic, `verge${i}${side}`, x + side * half * 1.03, y + pic.u * 0.4, pic.u * (1 + f * 5), 4, pic.u * (1 + f * 6));
  }
  pic.path(tufts, mix(t.leaf, t.ground, 0.35));
}

/** Beds, a bench in the shade, a way through: a garden to sit in; `walk` is for walking, between low plants. */
export function garden(land: Land, stage: Stage, variant: string): void {
  const { pic, t, focus } = stage;
  const horizon = pic.h * (pic.tall ? 0.46 : 0.44);
  land.backdrop(stage, horizon);
  const foliage: Foliage = { leaf: t.leaf, light: t.leafLight, dark: t.leafDark, bark: t.bark };
  const lawn = ridge(pic, 'lawn', { y: horizon + pic.u * 7, swing: pic.u * 1.2, waves: 1.2, detail: 1 }, t.groundLight, t.ground, 0.8);
  for (let i = 0; i < 5; i += 1) land.tree(stage, pic.w * (0.08 + i * 0.22), horizon + pic.u * 9, pic.u * (24 + (i % 3) * 6), 0.42 - (i % 2) * 0.1, `back${i}`);
  const bushes = Math.ceil(pic.w / (pic.u * 10.5));
  for (let i = 0; i <= bushes; i += 1) shrub(pic, `hedge${i}`, pic.w * (i / bushes), heightAt(lawn, pic.w * (i / bushes)) + pic.u * 6, pic.u * 13, foliage);
  way(stage, land.way, { x: pic.w * focus, y: horizon + pic.u * 14, width: pic.u * 8 }, { x: pic.w * (focus - 0.28), y: pic.h, width: pic.u * 48 }, 1);
  const seat = pic.w * (focus > 0.5 ? focus + 0.1 : focus - 0.1);
  land.tree(stage, seat + pic.u * 16, pic.h * 0.78, pic.u * 72, 0, 'shade');
  if (variant !== 'walk') bench(stage, seat, pic.h * 0.8, pic.u * 30);
  else for (let i = 0; i < 9; i += 1) land.plant(stage, pic.w * (focus - 0.06) + pic.u * i * 4.4, horizon + pic.u * (20 + i * 3.6), pic.u * (6 + i * 0.9), `walk${i}`);
  const chance = pic.stream('beds');
  for (let row = 0; row < 3; row += 1) {
    const y = horizon + (pic.h - horizon) * (0.44 + row * 0.28);
    const size = pic.u * (6.5 + row * 4.4);
    for (let i = 0; i < 6 - row; i += 1) {
      const x = pic.w * (focus > 0.5 ? 0.01 + i * (0.085 - row * 0.006) : 0.99 - i * (0.085 - row * 0.006));
      land.plant(stage, x + chance.range(-1, 1) * pic.u * 2, y + chance.range(0, 3) * pic.u, size * chance.range(0.85, 1.25), `bed${row}${i}`);
    }
  }
  for (const f of [0.66, 0.78, 0.9, 0.99]) land.plant(stage, pic.w * (focus > 0.5 ? f : 1 - f), pic.h + pic.u, pic.u * chance.range(8, 14), `near${f}`);
}

/** A plain wooden bench and the shadow under it. */
function bench({ pic, t }: Stage, x: number, base: number, width: number): void {
  const s = width / 30;
  pic.ellipse(x + 3 * s, base, width * 0.62, 1.6 * s, t.dark, 'opacity=".25"');
  for (const dx of [-12, 11]) {
    pic.rect(x + dx * s, base - 12 * s, 1.3 * s, 12 * s, t.wood);
    pic.rect(x + dx * s - 1.6 * s, base - 6 * s, 1.2 * s, 6 * s, t.bark);
  }
  for (const up of [12.4, 9.8]) pic.rect(x - 14 * s, base - up * s, 28 * s, 1.7 * s, t.wood);
  for (const up of [6.4, 5]) pic.rect(x - 14.6 * s, base - up * s, 29 * s, 1.2 * s, t.trim, 'opacity=".28"');
  pic.rect(x - 14.6 * s, base - 6.4 * s, 29 * s, 1.9 * s, t.wood);
  pic.rect(x - 14.6 * s, base - 6.5 * s, 29 * s, 0.6 * s, t.lamp, 'opacity=".55"');
}
