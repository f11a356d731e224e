import type { HexColor } from '@/site-config/types';
import { mix } from '../core/color';
import type { Picture } from '../core/picture';
import { noise, type Rng } from '../core/random';
import { n, taper, type Point } from '../core/shape';

export interface Foliage {
  leaf: HexColor;
  light: HexColor;
  dark: HexColor;
  bark: HexColor;
}

/** The foliage as it looks through `depth` (0–1) of haze. */
export function far(f: Foliage, haze: HexColor, depth: number): Foliage {
  const at = (c: HexColor): HexColor => mix(c, haze, depth);
  return { leaf: at(f.leaf), light: at(f.light), dark: at(f.dark), bark: at(f.bark) };
}

/** A mass of leaves: an ellipse with a scalloped edge, as a path. */
export function clump(chance: Rng, x: number, y: number, rx: number, ry: number, most = 11): string {
  // What is small on the sheet needs few lobes.
  const lobes = Math.min(most, Math.round(5 + rx / 4));
  const turn = chance.next() * 6.28;
  const points: Point[] = [];
  for (let i = 0; i < lobes; i += 1) {
    const a = turn + (i / lobes) * Math.PI * 2 + chance.range(-0.12, 0.12);
    const r = chance.range(0.84, 1.04);
    points.push([x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r]);
  }
  const first = points[0] ?? [x, y];
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let i = 1; i <= lobes; i += 1) {
    const [a, b] = [points[i - 1] ?? first, points[i % lobes] ?? first];
    const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const bulge = 1.27;
    d += `Q${n(x + (mx - x) * bulge)} ${n(y + (my - y) * bulge)} ${n(b[0])} ${n(b[1])}`;
  }
  return `${d}Z`;
}

/** Single leaves as dabs of the brush in a part of an ellipse (angles `from`–`to`, between two radii), as a path. */
export function dabs(chance: Rng, x: number, y: number, rx: number, ry: number, count: number, size: number, from: number, to: number, inner = 0.2): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const a = chance.range(from, to);
    const r = Math.sqrt(chance.range(inner * inner, 1.06));
    const turn = a + chance.range(-1, 1);
    const l = size * chance.range(0.7, 1.4);
    const [dx, dy] = [Math.cos(turn) * l, Math.sin(turn) * l * 0.8];
    d += `M${n(x + Math.cos(a) * rx * r)} ${n(y + Math.sin(a) * ry * r)}q${n(dx * 0.5 - dy * 0.42)} ${n(dy * 0.5 + dx * 0.42)} ${n(dx)} ${n(dy)}q${n(-dx * 0.5 + dy * 0.42)} ${n(-dy * 0.5 - dx * 0.42)} ${n(-dx)} ${n(-dy)}z`;
  }
  return d;
}

/** A leaf tree: trunk that forks, a crown of unequal masses lit from the upper left, single leaves at its edges when near. */
export function leafTree(pic: Picture, name: string, x: number, base: number, height: number, f: Foliage, wide = 1): void {
  const chance = pic.stream(`tree/${name}`);
  const near = height > pic.u * 45;
  const small = height < pic.u * 24;
  const [rx, ry] = [height * 0.36 * wide, height * 0.37];
  const cy = base - height * 0.61;
  const cx = x + chance.range(-0.05, 0.05) * height;
  const trunk = height * (small ? 0.06 : 0.075);
  pic.path(taper([[x, base], [x + (cx - x) * 0.3, base - height * 0.22], [cx, cy]], trunk, trunk * 0.4), f.bark);
  if (!small) pic.path(taper([[x, base - height * 0.22], [cx - rx * 0.46, cy + ry * 0.25]], trunk * 0.5, trunk * 0.2) + taper([[x, base - height * 0.26], [cx + rx * 0.5, cy + ry * 0.2]], trunk * 0.5, trunk * 0.2), f.bark);
  const count = small ? 4 : near ? 10 : 7;
  let [dark, leaf, light] = [clump(chance, cx, cy - ry * 0.06, rx * 0.72, ry * 0.76, 13), '', ''];
  for (let i = 0; i < count; i += 1) {
    // The golden angle scatters the masses: no wreath, no two crowns alike.
    const a = i * 2.4 + chance.range(-0.4, 0.4);
    const r = Math.sqrt((i + 0.7) / count) * 0.8;
    const [px, py] = [cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r * (Math.sin(a) > 0 ? 0.82 : 1)];
    const size = chance.range(0.26, 0.42) * (near ? 0.92 : 1.12);
    dark += clump(chance, px, py + ry * 0.07, rx * size, ry * size * 0.92, 9);
    leaf += clump(chance, px - rx * 0.07, py - ry * 0.05, rx * size * 0.84, ry * size * 0.7, 8);
    if (Math.cos(a + 0.8) < 0.5 && py < cy + ry * 0.34 && (i % 2 === 0 || near)) light += clump(chance, px - rx * 0.13, py - ry * 0.13, rx * size * 0.52, ry * size * 0.3, 8);
  }
  if (near) {
    const size = height * 0.021;
    dark += dabs(chance, cx, cy, rx * 0.96, ry * 0.98, 24, size, 0, 6.28, 0.84);
    leaf += dabs(chance, cx, cy, rx * 0.9, ry * 0.92, 28, size, 0, 6.28, 0.4);
    light += dabs(chance, cx - rx * 0.05, cy - ry * 0.05, rx * 0.82, ry * 0.84, 20, size, 2.6, 5, 0.3);
  }
  pic.path(dark, f.dark);
  pic.path(leaf, f.leaf);
  if (light) pic.path(light, f.light);
}

/** A bush: three unequal masses, lit from the upper left, single leaves at its edge. */
export function shrub(pic: Picture, name: string, x: number, base: number, width: number, f: Foliage): void {
  const chance = pic.stream(`shrub/${name}`);
  const r = width / 2;
  const fine = width > pic.u * 9;
  const masses: [number, number, number][] = [[-0.45, 0.42, 0.56], [0.08, 0.6, 0.68], [0.55, 0.36, 0.48]];
  let [dark, leaf, light] = ['', '', ''];
  for (const [dx, up, size] of masses) {
    const [px, py, s] = [x + dx * r, base - up * r, size * r * chance.range(0.9, 1.1)];
    dark += clump(chance, px, py, s, s * 0.82, fine ? 10 : 7);
    leaf += clump(chance, px - s * 0.1, py - s * 0.16, s * 0.76, s * 0.54, fine ? 9 : 6);
    if (dx < 0.3) light += clump(chance, px - s * 0.2, py - s * 0.36, s * 0.4, s * 0.24, 5);
  }
  if (fine) {
    dark += dabs(chance, x, base - r * 0.5, r * 0.96, r * 0.72, 12, width * 0.045, 3.14, 6.28, 0.85);
    leaf += dabs(chance, x, base - r * 0.5, r * 0.86, r * 0.6, 12, width * 0.045, 3, 6.4, 0.4);
  }
  pic.path(dark, f.dark);
  pic.path(leaf, f.leaf);
  pic.path(light, f.light);
}

/** Woods seen from far: one silhouette of crowns along a line, `height` tall; a part of the width when `from`–`to` say so. */
export function woods(pic: Picture, name: string, baseline: (f: number) => number, height: number, color: HexColor, foot: HexColor, from = -0.02, to = 1.02): void {
  const chance = pic.stream(`woods/${name}`);
  const wave = noise(`${pic.seed}/woods/${name}`, 2);
  const whole = from < 0 && to > 1;
  let x = pic.w * from;
  const first = baseline(from);
  let d = `M${n(x)} ${n(whole ? pic.h : first)}V${n(first)}`;
  let top = first;
  while (x < pic.w * to) {
    const step = height * chance.range(0.35, 0.75);
    const mid = baseline((x + step / 2) / pic.w);
    // A wood that ends in sight thins out towards its ends.
    const ends = whole ? 1 : Math.min(1, 0.4 + (6 * (x / pic.w - from)) / (to - from), 0.3 + (5 * (to - x / pic.w)) / (to - from));
    const h = height * ends * (0.72 + wave((x / pic.w) * 6) * 0.4 + chance.range(-0.14, 0.14));
    const next = baseline((x + step) / pic.w) - h * 0.62;
    d += `Q${n(x + step * 0.12)} ${n(mid - h * 1.12)} ${n(x + step * 0.55)} ${n(mid - h)}T${n(x + step)} ${n(next)}`;
    top = Math.min(top, mid - h);
    x += step;
  }
  if (whole) d += `V${n(pic.h)}Z`;
  else for (let i = 0; i <= 8; i += 1) d += `L${n(x + (pic.w * from - x) * (i / 8))} ${n(baseline((x + (pic.w * from - x) * (i / 8)) / pic.w))}`;
  pic.path(d, pic.fall(top, first + height * 0.8, [[0, color], [1, foot]]));
}
