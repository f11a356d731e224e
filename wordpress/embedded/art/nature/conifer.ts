import type { HexColor } from '@/site-config/types';
import type { Picture } from '../core/picture';
import { n, taper } from '../core/shape';
import { clump, type Foliage } from './leafy';

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

/** A loblolly pine: a tall bare mast, its green in loose storeys near the top. */
export function loblolly(pic: Picture, name: string, x: number, base: number, height: number, f: Foliage, storeys = 6): void {
  const chance = pic.stream(`loblolly/${name}`);
  const lean = chance.range(-0.03, 0.03) * height;
  const width = height * 0.03;
  pic.path(taper([[x, base], [x + lean * 0.4, base - height * 0.5], [x + lean, base - height * 0.96]], width, width * 0.35), f.bark);
  let [branches, dark, leaf, light] = ['', '', '', ''];
  for (let i = 0; i < storeys; i += 1) {
    const k = i / (storeys - 1);
    const y = base - height * (0.56 + k * 0.4);
    const dir = i % 2 === 0 ? 1 : -1;
    const reach = height * (0.15 - k * 0.1) * chance.range(0.8, 1.15);
    const px = x + lean * (0.5 + k * 0.5) + dir * reach * 0.62;
    branches += taper([[x + lean * k, y + height * 0.035], [px, y + height * 0.005]], width * 0.3, width * 0.12);
    dark += clump(chance, px, y, reach * 1.05, height * 0.048, 10) + clump(chance, px - dir * reach, y - height * 0.025, reach * 0.75, height * 0.036, 9);
    leaf += clump(chance, px - reach * 0.1, y - height * 0.014, reach * 0.8, height * 0.028, 9);
    light += clump(chance, px - reach * 0.24, y - height * 0.024, reach * 0.42, height * 0.013, 7);
  }
  pic.path(branches, f.bark);
  pic.path(dark, f.dark);
  pic.path(leaf, f.leaf);
  pic.path(light, f.light);
}

/** A coast cypress bent by the wind: flat plates of green streaming to one side (`dir` 1: right). */
export function cypress(pic: Picture, name: string, x: number, base: number, height: number, f: Foliage, dir = 1): void {
  const chance = pic.stream(`cypress/${name}`);
  const width = height * 0.075;
  const tip = x + dir * height * 0.26;
  pic.path(taper([[x, base], [x - dir * height * 0.02, base - height * 0.3], [x + dir * height * 0.1, base - height * 0.6], [tip, base - height * 0.8]], width, width * 0.3), f.bark);
  pic.path(
    taper([[x - dir * height * 0.01, base - height * 0.34], [x + dir * height * 0.3, base - height * 0.55]], width * 0.5, width * 0.2) +
      taper([[x, base - height * 0.42], [x - dir * height * 0.2, base - height * 0.62]], width * 0.42, width * 0.18),
    f.bark,
  );
  const plates: [number, number, number][] = [[-0.16, 0.66, 0.2], [0.36, 0.58, 0.3], [0.1, 0.74, 0.3], [0.42, 0.76, 0.26], [0.24, 0.9, 0.26]];
  for (const [dx, up, reach] of plates) {
    const [px, py] = [x + dir * dx * height, base - up * height];
    pic.path(clump(chance, px, py, reach * height, height * 0.075, 14), f.dark);
    pic.path(clump(chance, px - reach * height * 0.08, py - height * 0.026, reach * height * 0.8, height * 0.045, 12), f.leaf);
    pic.path(clump(chance, px - reach * height * 0.25, py - height * 0.045, reach * height * 0.4, height * 0.018, 9), f.light);
  }
}
