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
export function clump(chance: Rng, x: number, y: number, rx: number, ry: number, lobes = 11): string {
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

/** A leaf tree: trunk that forks, a crown in three values, lit from the upper left. */
export function leafTree(pic: Picture, name: string, x: number, base: number, height: number, f: Foliage, wide = 1): void {
  const chance = pic.stream(`tree/${name}`);
  const rx = height * 0.36 * wide;
  const ry = height * 0.38;
  const cy = base - height * 0.6;
  const lean = chance.range(-0.05, 0.05) * height;
  const trunk = height * 0.075;
  pic.path(taper([[x, base], [x + lean * 0.3, base - height * 0.22], [x + lean, cy]], trunk, trunk * 0.45), f.bark);
  pic.path(
    taper([[x + lean * 0.3, base - height * 0.24], [x - rx * 0.45, cy + ry * 0.1]], trunk * 0.5, trunk * 0.2) +
      taper([[x + lean * 0.3, base - height * 0.28], [x + rx * 0.45, cy]], trunk * 0.5, trunk * 0.2),
    f.bark,
  );
  const count = 6;
  let [dark, leaf, light] = ['', '', ''];
  dark += clump(chance, x + lean, cy, rx, ry, 15);
  for (let i = 0; i < count; i += 1) {
    const a = (i / count) * 6.28 + chance.range(-0.3, 0.3);
    const [px, py] = [x + lean + Math.cos(a) * rx * 0.62, cy + Math.sin(a) * ry * 0.6];
    const r = chance.range(0.36, 0.5);
    dark += clump(chance, px + rx * 0.06, py + ry * 0.12, rx * r, ry * r * 0.9, 9);
    leaf += clump(chance, px - rx * 0.06, py - ry * 0.06, rx * r * 0.86, ry * r * 0.74, 9);
    if (Math.cos(a) < 0.35 && Math.sin(a) < 0.5) light += clump(chance, px - rx * 0.14, py - ry * 0.16, rx * r * 0.52, ry * r * 0.4, 8);
  }
  pic.path(dark, f.dark);
  pic.path(leaf, f.leaf);
  if (light) pic.path(light, f.light);
}

/** A round bush in two values. */
export function shrub(pic: Picture, name: string, x: number, base: number, width: number, f: Foliage): void {
  const chance = pic.stream(`shrub/${name}`);
  const r = width / 2;
  pic.path(clump(chance, x, base - r * 0.5, r, r * 0.62, 11) + clump(chance, x + r * 0.5, base - r * 0.35, r * 0.6, r * 0.42, 9), f.dark);
  pic.path(clump(chance, x - r * 0.18, base - r * 0.62, r * 0.72, r * 0.42, 9), f.leaf);
  pic.path(clump(chance, x - r * 0.32, base - r * 0.76, r * 0.36, r * 0.2, 7), f.light);
}

/** Woods seen from far: one silhouette of crowns along a line, `height` tall. */
export function woods(pic: Picture, name: string, baseline: (f: number) => number, height: number, color: HexColor, foot: HexColor, from = -0.02, to = 1.02): void {
  const chance = pic.stream(`woods/${name}`);
  const wave = noise(`${pic.seed}/woods/${name}`, 2);
  let x = pic.w * from;
  const first = baseline(from);
  let d = `M${n(x)} ${n(pic.h)}V${n(first)}`;
  let top = first;
  while (x < pic.w * to) {
    const step = height * chance.range(0.35, 0.75);
    const mid = baseline((x + step / 2) / pic.w);
    const h = height * (0.72 + wave((x / pic.w) * 6) * 0.4 + chance.range(-0.14, 0.14));
    const next = baseline((x + step) / pic.w) - h * 0.62;
    d += `Q${n(x + step * 0.12)} ${n(mid - h * 1.12)} ${n(x + step * 0.55)} ${n(mid - h)}T${n(x + step)} ${n(next)}`;
    top = Math.min(top, mid - h);
    x += step;
  }
  pic.path(`${d}V${n(pic.h)}Z`, pic.fall(top, first + height * 0.8, [[0, color], [1, foot]]));
}
