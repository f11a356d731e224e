import type { HexColor } from '@/site-config/types';
import type { Picture } from '../core/picture';
import type { Rng } from '../core/random';
import { n, taper, type Point } from '../core/shape';
import { clump, dabs, type Foliage } from './leafy';

/** Spanish moss: strands of unequal length from one place, as a path. */
export function moss(chance: Rng, x: number, y: number, length: number, width: number): string {
  let d = '';
  const strands = 3;
  for (let i = 0; i < strands; i += 1) {
    const sx = x + ((i + 0.5) / strands - 0.5) * width;
    const l = length * chance.range(0.5, 1);
    const w = (width / strands) * 0.85;
    const sway = chance.range(-0.4, 0.4) * w;
    const top = y - chance.range(0, 0.2) * l;
    d += `M${n(sx)} ${n(top)}Q${n(sx - w * 1.5)} ${n(y + l * 0.4)} ${n(sx + sway)} ${n(y + l)}Q${n(sx + w * 1.3)} ${n(y + l * 0.3)} ${n(sx)} ${n(top)}z`;
  }
  return d;
}

/** A live oak: wide as it is high, arms reaching far out, hung with moss. `reach` shifts its spread to a side. */
export function liveOak(pic: Picture, name: string, x: number, base: number, height: number, f: Foliage, hang: HexColor, reach = 0): void {
  const chance = pic.stream(`oak/${name}`);
  const s = height;
  const w = s * 0.13;
  const far = height < pic.u * 24;
  const at = (dx: number, up: number): Point => [x + (dx + reach * Math.max(0, up - 0.35) * 0.9) * s, base - up * s];
  const crowns: [number, number, number, number][] = [[-0.42, 0.66, 0.34, 0.15], [0.44, 0.64, 0.36, 0.15], [-0.66, 0.54, 0.24, 0.1], [0.7, 0.53, 0.25, 0.1], [0, 0.8, 0.44, 0.17], [-0.26, 0.86, 0.3, 0.12], [0.28, 0.87, 0.3, 0.12]];
  if (far) crowns.splice(2, 2);
  const lobes = far ? 8 : 11;
  let shadow = '';
  for (const [dx, up, rx, ry] of crowns) shadow += clump(chance, ...at(dx, up - 0.03), rx * s, ry * s, lobes);
  pic.path(shadow, f.dark);
  const arm = (points: Point[], from: number, to: number): string => taper(points, w * from, w * to);
  const limbs = far
    ? arm([at(0, -0.01), at(0, 0.4)], 1.1, 0.6) + arm([at(0, 0.24), at(-0.2, 0.42), at(-0.5, 0.52)], 0.6, 0.14) + arm([at(0, 0.26), at(0.2, 0.42), at(0.5, 0.5)], 0.6, 0.14)
    : arm([at(0, -0.01), at(0.01, 0.14), at(-0.02, 0.34)], 1.25, 0.9) +
      arm([at(-0.16, 0), at(-0.03, 0.07), at(0, 0.2)], 0.2, 0.5) +
      arm([at(0.18, 0), at(0.04, 0.07), at(0, 0.2)], 0.2, 0.5) +
      arm([at(-0.01, 0.26), at(-0.2, 0.42), at(-0.46, 0.5), at(-0.78, 0.52)], 0.7, 0.12) +
      arm([at(0, 0.28), at(0.2, 0.42), at(0.46, 0.47), at(0.82, 0.5)], 0.66, 0.12) +
      arm([at(-0.02, 0.3), at(-0.12, 0.5), at(-0.24, 0.74)], 0.55, 0.14) +
      arm([at(0, 0.3), at(0.1, 0.52), at(0.22, 0.76)], 0.55, 0.14);
  pic.path(limbs, f.bark);
  let [leaf, light, strands] = ['', '', ''];
  for (const [dx, up, rx, ry] of crowns) {
    const [cx, cy] = at(dx, up + 0.03);
    leaf += clump(chance, cx - rx * s * 0.06, cy, rx * s * 0.84, ry * s * 0.68, lobes);
    if (!far) light += clump(chance, cx - rx * s * 0.24, cy - ry * s * 0.3, rx * s * 0.46, ry * s * 0.3, 9);
    for (let k = 0; k < (far ? 1 : 3); k += 1) {
      const mx = cx + chance.range(-0.75, 0.75) * rx * s;
      strands += moss(chance, mx, cy + ry * s * chance.range(0.1, 0.7), s * chance.range(0.12, 0.26), s * 0.045);
    }
  }
  if (!far) leaf += crowns.map(([dx, up, rx, ry]) => dabs(chance, ...at(dx, up), rx * s, ry * s, 6, s * 0.016, 0, 6.28, 0.75)).join('');
  pic.path(leaf, f.leaf);
  pic.path(strands, hang, 'opacity=".8"');
  if (light) pic.path(light, f.light);
}
