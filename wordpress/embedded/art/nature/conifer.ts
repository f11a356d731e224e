import type { HexColor } from '@/site-config/types';
import type { Picture } from '../core/picture';
import { n, taper, type Point } from '../core/shape';
import { clump, dabs, type Foliage } from './leafy';

/** A spruce or fir: drooping tiers left and right of a spine; the lit side a shade lighter. */
export function spruce(pic: Picture, name: string, x: number, base: number, height: number, dark: HexColor, light: HexColor): void {
  const chance = pic.stream(`spruce/${name}`);
  const tiers = 8;
  const half = height * chance.range(0.17, 0.22);
  const side = (dir: number): string => {
    let d = '';
    for (let i = 1; i <= tiers; i += 1) {
      const f = i / tiers;
      const reach = half * f ** 0.85 * chance.range(0.85, 1.1);
      const y = base - height * (1 - f * 0.93);
      d += `Q${n(x + dir * reach * 0.45)} ${n(y - height * 0.035)} ${n(x + dir * reach)} ${n(y)}L${n(x + dir * reach * 0.42)} ${n(y - height * 0.012)}`;
    }
    return d;
  };
  const foot = base - height * 0.06;
  const top = base - height;
  pic.rect(x - height * 0.012, foot - height * 0.05, height * 0.024, height * 0.11, dark);
  pic.path(`M${n(x)} ${n(top)}${side(1)}L${n(x)} ${n(foot)}Z`, dark);
  pic.path(`M${n(x)} ${n(top)}${side(-1)}L${n(x)} ${n(foot)}Z`, light);
}

/** A loblolly pine: a tall bare mast, its green in loose tufts about the top third. */
export function loblolly(pic: Picture, name: string, x: number, base: number, height: number, f: Foliage): void {
  const chance = pic.stream(`loblolly/${name}`);
  const lean = chance.range(-0.03, 0.03) * height;
  const width = height * 0.028;
  const far = height < pic.u * 30;
  pic.path(taper([[x, base], [x + lean * 0.4, base - height * 0.5], [x + lean, base - height * 0.97]], width, width * 0.3), f.bark);
  const tufts = far ? 6 : 9;
  let [branches, dark, leaf, light] = ['', '', '', ''];
  for (let i = 0; i < tufts; i += 1) {
    const k = i / (tufts - 1);
    const dir = i % 2 === 0 ? 1 : -1;
    const y = base - height * (0.57 + k * 0.41) + chance.range(-0.01, 0.01) * height;
    // Widest a third of the way up the crown, narrow at the crest.
    const reach = height * (0.05 + 0.1 * Math.sin(Math.PI * Math.min(1, 0.28 + k * 0.72))) * chance.range(0.75, 1.15);
    const px = x + lean * (0.5 + k * 0.5) + dir * reach * 0.72;
    if (far) {
      dark += clump(chance, px - dir * reach * 0.2, y, reach * 1.05, height * 0.042, 6);
      continue;
    }
    branches += taper([[x + lean * k, y + height * 0.03], [px, y + height * 0.004]], width * 0.3, width * 0.12);
    // Three tufts to a bough, so that no bough is a facade.
    for (const [dx, dy, size] of [[-0.42, 0.006, 0.52], [0.12, -0.012, 0.6], [0.6, 0.008, 0.42]] as const) {
      const [tx, ty, r] = [px + dir * dx * reach, y + dy * height, reach * size * chance.range(0.85, 1.15)];
      dark += clump(chance, tx, ty, r, height * 0.04, 7);
      leaf += clump(chance, tx - r * 0.12, ty - height * 0.011, r * 0.72, height * 0.023, 6);
      if (dx < 0.2 && i % 2 === 0) light += clump(chance, tx - r * 0.24, ty - height * 0.018, r * 0.4, height * 0.01, 5);
    }
    dark += dabs(chance, px, y, reach * 0.98, height * 0.046, 5, height * 0.016, 0, 6.28, 0.85);
  }
  if (branches) pic.path(branches, f.bark);
  pic.path(dark, far ? f.leaf : f.dark);
  if (leaf) pic.path(leaf, f.leaf);
  if (light) pic.path(light, f.light);
}

/** A coast cypress that the wind has combed to one side (`dir` 1: right): a slanting trunk, bare limbs, a dense shelving crown. */
export function cypress(pic: Picture, name: string, x: number, base: number, height: number, f: Foliage, dir = 1): void {
  const chance = pic.stream(`cypress/${name}`);
  const near = height > pic.u * 34;
  const width = height * 0.085;
  const at = (dx: number, up: number): Point => [x + dir * dx * height, base - up * height];
  const limb = (points: Point[], from: number, to: number): string => taper(points, width * from, width * to);
  pic.path(
    limb([at(-0.03, 0), at(0, 0.2), at(0.1, 0.42), at(0.26, 0.66)], 1.15, 0.4) +
      limb([at(0.02, 0.26), at(-0.1, 0.42), at(-0.2, 0.58)], 0.5, 0.14) +
      limb([at(0.08, 0.38), at(0.26, 0.47), at(0.5, 0.55)], 0.5, 0.12) +
      limb([at(0.12, 0.46), at(0.06, 0.6), at(0.08, 0.74)], 0.42, 0.12),
    f.bark,
  );
  // The crown rises away from the wind and ends in a long streaming edge.
  const masses: [number, number, number, number][] = [[-0.2, 0.5, 0.15, 0.06], [-0.12, 0.62, 0.18, 0.1], [0.02, 0.74, 0.19, 0.12], [0.18, 0.85, 0.2, 0.11], [0.38, 0.83, 0.22, 0.09], [0.58, 0.74, 0.2, 0.07], [0.1, 0.62, 0.22, 0.1], [0.34, 0.68, 0.26, 0.1], [0.52, 0.54, 0.18, 0.055], [0.76, 0.66, 0.15, 0.04]];
  let [dark, leaf, light] = ['', '', ''];
  for (const [dx, up, rx, ry] of masses) {
    const [px, py] = at(dx + chance.range(-0.02, 0.02), up + chance.range(-0.015, 0.015));
    dark += clump(chance, px, py, rx * height, ry * height, 11);
    leaf += clump(chance, px - dir * 0.02 * height, py - ry * 0.34 * height, rx * 0.82 * height, ry * 0.5 * height, 9);
    if (near || up > 0.7) light += clump(chance, px - dir * 0.05 * height, py - ry * 0.62 * height, rx * 0.46 * height, ry * 0.2 * height, 9);
    if (near) {
      dark += dabs(chance, px, py, rx * 1.08 * height, ry * 1.1 * height, 5, height * 0.02, 0, 6.28, 0.85);
      leaf += dabs(chance, px, py, rx * height, ry * height, 4, height * 0.02, 0, 6.28, 0.5);
    }
  }
  pic.path(dark, f.dark);
  pic.path(leaf, f.leaf);
  pic.path(light, f.light);
}
