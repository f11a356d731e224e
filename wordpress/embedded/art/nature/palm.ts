import type { HexColor } from '@/site-config/types';
import type { Picture } from '../core/picture';
import { n, taper, type Point } from '../core/shape';
import type { Foliage } from './leafy';

const along = (a: Point, b: Point, c: Point, f: number): Point => [
  a[0] * (1 - f) ** 2 + 2 * b[0] * f * (1 - f) + c[0] * f ** 2,
  a[1] * (1 - f) ** 2 + 2 * b[1] * f * (1 - f) + c[1] * f ** 2,
];

/** One frond as a path: an arching rib with leaflets that hang from it. */
export function frond(x: number, y: number, angle: number, length: number, leaflets = 13): string {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const start: Point = [x, y];
  const bend: Point = [x + dx * length * 0.55, y + dy * length * 0.62 - length * 0.2];
  const end: Point = [x + dx * length, y + dy * length * 0.8 + length * 0.3];
  const top: string[] = [];
  const low: string[] = [];
  for (let i = 0; i <= leaflets; i += 1) {
    const f = i / leaflets;
    const [px, py] = along(start, bend, end, f);
    top.push(`${n(px)} ${n(py)}`);
    if (i === 0 || i === leaflets) continue;
    const hang = length * 0.2 * Math.sin(Math.PI * Math.min(1, f * 0.92 + 0.12)) ** 0.7;
    const [qx, qy] = along(start, bend, end, Math.max(0, f - 0.5 / leaflets));
    low.push(`L${n(px + dx * hang * 0.42)} ${n(py + hang)}L${n(qx)} ${n(qy + length * 0.022)}`);
  }
  return `M${top.join('L')}${low.toReversed().join('')}Z`;
}

/** A coconut palm: slender, leaning, with a full head. */
export function palm(pic: Picture, name: string, x: number, base: number, height: number, f: Foliage, lean = 0.12): void {
  const chance = pic.stream(`palm/${name}`);
  const [tx, ty] = [x + lean * height, base - height * 0.78];
  const width = height * 0.042;
  const trunk: Point[] = [[x, base], [x + lean * height * 0.2, base - height * 0.3], [x + lean * height * 0.62, base - height * 0.58], [tx, ty]];
  pic.path(taper([[x, base], [x, base - height * 0.05]], width * 1.7, width), f.bark);
  pic.path(taper(trunk, width, width * 0.62), f.bark);
  const fronds = 11;
  let [back, middle, front] = ['', '', ''];
  for (let i = 0; i < fronds; i += 1) {
    const angle = -Math.PI * (1.12 - (i / (fronds - 1)) * 1.24) + chance.range(-0.08, 0.08);
    const d = frond(tx, ty, angle, height * chance.range(0.3, 0.38));
    if (i % 3 === 0) back += d;
    else if (i % 3 === 1) middle += d;
    else front += d;
  }
  pic.path(back, f.dark);
  pic.path(middle, f.leaf);
  pic.circle(tx - width * 0.5, ty + width * 0.5, width * 0.55, f.bark);
  pic.circle(tx + width * 0.4, ty + width * 0.6, width * 0.5, f.bark);
  pic.path(front, f.light);
}

/** A sabal or fan palm's fans, low to the ground. */
export function palmetto(pic: Picture, name: string, x: number, base: number, height: number, color: HexColor, light: HexColor): void {
  const chance = pic.stream(`palmetto/${name}`);
  for (let i = 0; i < 5; i += 1) {
    const lean = (i - 2) * 0.42 + chance.range(-0.1, 0.1);
    const [cx, cy] = [x + Math.sin(lean) * height * 0.62, base - Math.cos(lean) * height * 0.6];
    pic.line(`M${n(x)} ${n(base)}L${n(cx)} ${n(cy)}`, color, height * 0.025);
    let d = '';
    for (let k = 0; k <= 8; k += 1) {
      const a = lean + (k - 4) * 0.34;
      const r = height * 0.42 * (1 - Math.abs(k - 4) * 0.05);
      d += `M${n(cx)} ${n(cy)}L${n(cx + Math.sin(a - 0.1) * r * 0.6)} ${n(cy - Math.cos(a - 0.1) * r * 0.6)}L${n(cx + Math.sin(a) * r)} ${n(cy - Math.cos(a) * r)}L${n(cx + Math.sin(a + 0.1) * r * 0.6)} ${n(cy - Math.cos(a + 0.1) * r * 0.6)}Z`;
    }
    pic.path(d, i % 2 === 0 ? color : light);
  }
}
