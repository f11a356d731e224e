import type { HexColor } from '@/site-config/types';
import type { Picture } from '../core/picture';
import { n, taper, type Point } from '../core/shape';

/** Blades of grass or reed from one tussock, as a path. */
export function blades(pic: Picture, name: string, x: number, base: number, height: number, count: number, spread: number): string {
  const chance = pic.stream(`blades/${name}`);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const sx = x + chance.range(-0.5, 0.5) * spread;
    const h = height * chance.range(0.55, 1);
    const lean = chance.range(-0.32, 0.38) * h;
    const w = height * 0.03 + pic.u * 0.05;
    // Small blades are triangles: nobody sees their curve, and a meadow has hundreds.
    d += h < pic.u * 4 ? `M${n(sx - w)} ${n(base)}L${n(sx + lean)} ${n(base - h)}L${n(sx + w)} ${n(base)}z` : `M${n(sx - w)} ${n(base)}Q${n(sx - w)} ${n(base - h * 0.6)} ${n(sx + lean)} ${n(base - h)}Q${n(sx + w * 1.4)} ${n(base - h * 0.55)} ${n(sx + w)} ${n(base)}Z`;
  }
  return d;
}

/** A strip of grass along a line. */
export function grass(pic: Picture, name: string, from: number, to: number, y: (x: number) => number, height: number, color: HexColor): void {
  const chance = pic.stream(`grass/${name}`);
  let d = '';
  for (let x = from; x < to; x += height * chance.range(0.6, 2.4)) d += blades(pic, `${name}${n(x)}`, x, y(x) + height * 0.1, height * chance.range(0.5, 1.15), 3, height * 0.5);
  pic.path(d, color);
}

/** A pointed leaf from its stem, as a path; `fat` is its width in parts of its length. */
export function leaf(x: number, y: number, angle: number, length: number, fat = 0.34): string {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const at = (f: number, side: number): string => `${n(x + dx * length * f - dy * length * side)} ${n(y + dy * length * f + dx * length * side)}`;
  return `M${n(x)} ${n(y)}Q${at(0.42, fat * 1.15)} ${at(1, 0)}Q${at(0.42, -fat * 1.15)} ${n(x)} ${n(y)}Z`;
}

/** A leafy stem: pairs of leaves along a bending stalk. */
export function stem(pic: Picture, x: number, base: number, angle: number, length: number, color: HexColor, light: HexColor, pairs = 5, fat = 0.34): void {
  const points: Point[] = [];
  for (let i = 0; i <= 4; i += 1) {
    const f = i / 4;
    points.push([x + Math.cos(angle) * length * f, base + Math.sin(angle) * length * f + f * f * length * 0.1]);
  }
  pic.path(taper(points, length * 0.03, length * 0.012), color);
  let [one, two] = ['', ''];
  for (let i = 1; i <= pairs; i += 1) {
    const f = i / (pairs + 0.3);
    const [px, py] = [x + Math.cos(angle) * length * f, base + Math.sin(angle) * length * f + f * f * length * 0.1];
    const size = length * 0.36 * (1 - f * 0.45);
    one += leaf(px, py, angle - 0.85, size, fat);
    two += leaf(px, py, angle + 0.85, size, fat);
  }
  one += leaf(points[4]?.[0] ?? x, points[4]?.[1] ?? base, angle, length * 0.24, fat);
  pic.path(two, color);
  pic.path(one, light);
}

/** A fern: arching fronds from one foot. */
export function fern(pic: Picture, name: string, x: number, base: number, height: number, color: HexColor, light: HexColor): void {
  const chance = pic.stream(`fern/${name}`);
  const count = 6;
  let [dark, lit] = ['', ''];
  for (let i = 0; i < count; i += 1) {
    const angle = -Math.PI * (0.1 + (0.8 * (i + 0.5)) / count) + chance.range(-0.08, 0.08);
    const length = height * chance.range(0.85, 1.1);
    let d = '';
    for (let k = 1; k <= 5; k += 1) {
      const f = k / 5;
      const [px, py] = [x + Math.cos(angle) * length * f, base + Math.sin(angle) * length * f + f ** 3 * length * 0.35 * Math.abs(Math.cos(angle))];
      const size = length * 0.27 * (1.12 - f);
      d += leaf(px, py, angle - 1, size, 0.3) + leaf(px, py, angle + 1.05, size, 0.3);
    }
    if (i % 2 === 0) dark += d;
    else lit += d;
  }
  pic.path(dark, color);
  pic.path(lit, light);
}

/** An open flower of five petals, as a path. */
export function blossom(x: number, y: number, r: number, turn = 0): string {
  const at = (a: number, l: number): string => `${n(x + Math.cos(a) * l)} ${n(y + Math.sin(a) * l * 0.82)}`;
  let d = `M${at(turn, r * 0.6)}`;
  for (let k = 0; k < 5; k += 1) {
    const a = turn + k * 1.2566;
    d += `Q${at(a + 0.628, r * 2.05)} ${at(a + 1.2566, r * 0.6)}`;
  }
  return `${d}Z`;
}

/** Flowers on stalks: a low drift of them. */
export function flowers(pic: Picture, name: string, x: number, base: number, width: number, height: number, stalk: HexColor, petals: HexColor, eye: HexColor, count = 9): void {
  const chance = pic.stream(`flowers/${name}`);
  pic.path(blades(pic, `${name}stalk`, x, base, height * 0.8, count * 2, width), stalk);
  let [heads, eyes] = ['', ''];
  for (let i = 0; i < count; i += 1) {
    const [fx, fy] = [x + chance.range(-0.5, 0.5) * width, base - height * chance.range(0.5, 1)];
    const r = height * chance.range(0.08, 0.13);
    heads += blossom(fx, fy, r * 1.5, i);
    eyes += `M${n(fx)} ${n(fy)}a${n(r * 0.5)} ${n(r * 0.45)} 0 1 0 .1 0z`;
  }
  pic.path(heads, petals);
  pic.path(eyes, eye);
}

/** Flower spikes such as lavender, lupine or foxglove. */
export function spikes(pic: Picture, name: string, x: number, base: number, width: number, height: number, stalk: HexColor, bloom: HexColor, count = 8): void {
  const chance = pic.stream(`spikes/${name}`);
  let [green, bells] = ['', ''];
  for (let i = 0; i < count; i += 1) {
    const sx = x + (i / (count - 1 || 1) - 0.5) * width + chance.range(-0.1, 0.1) * height;
    const h = height * chance.range(0.65, 1);
    const lean = (i / (count - 1 || 1) - 0.5) * h * 0.35;
    green += taper([[sx, base], [sx + lean, base - h * 0.7]], height * 0.02, height * 0.012) + leaf(sx, base, -1.57 + (chance.chance(0.5) ? 0.6 : -0.6), h * 0.4, 0.16);
    bells += taper([[sx + lean * 0.72, base - h * 0.5], [sx + lean, base - h * 0.75], [sx + lean * 1.1, base - h]], height * 0.085, height * 0.02);
  }
  pic.path(green, stalk);
  pic.path(bells, bloom);
}
