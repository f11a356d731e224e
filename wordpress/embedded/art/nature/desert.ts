import type { HexColor } from '@/site-config/types';
import type { Picture } from '../core/picture';
import { n, poly, smooth, taper, type Point } from '../core/shape';

/** A saguaro: ribbed column and arms, a rim of light on the side of the sky's glow. */
export function saguaro(pic: Picture, name: string, x: number, base: number, height: number, body: HexColor, rim: HexColor): void {
  const chance = pic.stream(`saguaro/${name}`);
  const w = height * 0.12;
  const flip = chance.chance(0.5) ? 1 : -1;
  const arm = (dir: number, at: number, out: number, up: number): string =>
    `M${n(x)} ${n(base - height * at)}h${n(dir * height * out * 0.35)}q${n(dir * height * out * 0.65)} 0 ${n(dir * height * out * 0.65)} ${n(-height * out * 0.6)}v${n(-height * up)}`;
  const arms = arm(flip, chance.range(0.36, 0.44), 0.2, 0.24) + arm(-flip, chance.range(0.46, 0.56), 0.18, 0.15);
  // The foot goes into the ground, or its round end would show.
  const column = `M${n(x)} ${n(base + w * 0.5)}V${n(base - height + w / 2)}`;
  pic.line(column, body, w);
  pic.line(arms, body, w * 0.68);
  const ribs = (dx: number): string => `M${n(x + dx * w)} ${n(base)}V${n(base - height + w * (0.55 + Math.abs(dx)))}`;
  pic.line(ribs(-0.28) + ribs(-0.06) + ribs(0.16), rim, w * 0.045, 'opacity=".28"');
  pic.group(`transform="translate(${n(w * 0.32)} 0)" opacity=".85"`, () => pic.line(ribs(0.04), rim, w * 0.1));
  pic.group(`transform="translate(${n(w * 0.2)} 0)" opacity=".7"`, () => pic.line(arms.replaceAll(/M([-\d.]+) ([-\d.]+)h(-?[\d.]+)q/g, (_, px: string, py: string, reach: string) => `M${n(Number(px) + Number(reach))} ${py}q`), rim, w * 0.07));
}

/** The spiky tuft at the end of a Joshua tree's branch. */
function tuft(x: number, y: number, r: number, angle: number, blades: number): string {
  const points: Point[] = [];
  for (let i = 0; i < blades; i += 1) {
    const side = i - (blades - 1) / 2;
    const step = 4.5 / blades;
    const a = angle + side * step;
    const l = r * (1 - (Math.abs(side) / blades) * 0.45);
    points.push([x + Math.cos(a - step / 2) * r * 0.3, y + Math.sin(a - step / 2) * r * 0.3], [x + Math.cos(a) * l, y + Math.sin(a) * l]);
  }
  return poly([...points, [x - Math.cos(angle) * r * 0.2, y - Math.sin(angle) * r * 0.2]]);
}

/** A Joshua tree: forked arms, each ending in a star of blades. */
export function joshua(pic: Picture, name: string, x: number, base: number, height: number, bark: HexColor, leaf: HexColor, light: HexColor): void {
  const chance = pic.stream(`joshua/${name}`);
  let [wood, dark, lit] = ['', '', ''];
  const grow = (px: number, py: number, angle: number, length: number, width: number, left: number): void => {
    const bend = chance.range(-0.25, 0.25);
    const end: Point = [px + Math.cos(angle) * length, py + Math.sin(angle) * length];
    wood += taper([[px, py], [px + Math.cos(angle + bend) * length * 0.5, py + Math.sin(angle + bend) * length * 0.5], end], width, width * 0.72);
    if (left === 0) {
      dark += tuft(end[0], end[1], height * 0.13, angle, height > pic.u * 20 ? 15 : 9);
      lit += tuft(end[0] - height * 0.012, end[1] - height * 0.014, height * 0.085, angle - 0.2, height > pic.u * 20 ? 13 : 7);
      return;
    }
    const spread = chance.range(0.42, 0.62);
    grow(end[0], end[1], angle - spread, length * chance.range(0.62, 0.8), width * 0.72, left - 1);
    grow(end[0], end[1], angle + spread * chance.range(0.7, 1.1), length * chance.range(0.55, 0.75), width * 0.7, left - 1);
  };
  grow(x, base, -Math.PI / 2 + chance.range(-0.1, 0.1), height * 0.36, height * 0.095, 2);
  pic.path(wood, bark);
  pic.path(dark, leaf);
  pic.path(lit, light);
}

/** An agave: a rosette of pointed blades. */
export function agave(pic: Picture, name: string, x: number, base: number, height: number, dark: HexColor, light: HexColor): void {
  const chance = pic.stream(`agave/${name}`);
  for (const [count, scale, color] of [[9, 1, dark], [7, 0.78, light], [4, 0.62, dark]] as const) {
    let d = '';
    for (let i = 0; i < count; i += 1) {
      const a = -Math.PI * (0.06 + (0.88 * (i + chance.range(0.2, 0.8))) / count);
      const l = height * scale * chance.range(0.85, 1.1);
      const tip: Point = [x + Math.cos(a) * l * 1.15, base + Math.sin(a) * l];
      const side = height * 0.075;
      d += `M${n(x - side)} ${n(base)}Q${n(x + Math.cos(a) * l * 0.5 - side)} ${n(base + Math.sin(a) * l * 0.62)} ${n(tip[0])} ${n(tip[1])}Q${n(x + Math.cos(a) * l * 0.55 + side)} ${n(base + Math.sin(a) * l * 0.42)} ${n(x + side)} ${n(base)}Z`;
    }
    pic.path(d, color);
  }
}

/** A boulder with a lit top. */
export function boulder(pic: Picture, name: string, x: number, base: number, width: number, body: HexColor, light: HexColor): void {
  const chance = pic.stream(`rock/${name}`);
  const r = width / 2;
  const h = width * chance.range(0.42, 0.6);
  const crest: Point[] = [[x - r, base], [x - r * 0.92, base - h * 0.5], [x - r * 0.45, base - h], [x + r * 0.2, base - h * chance.range(0.82, 1)], [x + r * 0.78, base - h * 0.6], [x + r, base]];
  pic.path(`${smooth(crest)}Z`, body);
  pic.path(poly([[x - r * 0.86, base - h * 0.5], [x - r * 0.45, base - h * 0.97], [x + r * 0.2, base - h * 0.86], [x - r * 0.1, base - h * 0.55], [x - r * 0.5, base - h * 0.42]]), light, 'opacity=".55"');
}
