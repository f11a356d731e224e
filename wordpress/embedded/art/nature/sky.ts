import type { HexColor } from '@/site-config/types';
import { mix } from '../core/color';
import { noise } from '../core/random';
import { between, n, smooth, type Point } from '../core/shape';
import type { Stage } from '../types';

/** The sky, from the upper edge to below the horizon. */
export function sky({ pic, t }: Stage, horizon: number): void {
  const [top, middle, low] = t.sky;
  pic.rect(0, 0, pic.w, pic.h, pic.fall(0, horizon, [[0, top], [0.55, middle], [1, low]]));
}

/** Sun or moon: a disc in wide, soft light. */
export function disc({ pic, t }: Stage, x: number, y: number, r: number, reach = 7, strength = 0.85): void {
  const glow = pic.radial(x, y, r * reach, [
    [0, t.glow, strength],
    [0.16, t.glow, strength * 0.62],
    [0.45, t.glow, strength * 0.2],
    [1, t.glow, 0],
  ]);
  pic.circle(x, y, r * reach, glow);
  pic.circle(x, y, r, t.sun);
}

/** A crescent, its horns away from the light. */
export function crescent({ pic }: Stage, x: number, y: number, r: number, color: HexColor): void {
  pic.path(`M${n(x + r * 0.5)} ${n(y - r * 0.86)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r * 0.86)} ${n(y + r * 0.5)}A${n(r * 0.82)} ${n(r * 0.82)} 0 0 1 ${n(x + r * 0.5)} ${n(y - r * 0.86)}Z`, color);
}

/** Long, flat clouds that lie in the air: swelling above, level below. */
export function clouds({ pic, t }: Stage, top: number, bottom: number, count: number, opacity = 0.7): void {
  const chance = pic.stream('clouds');
  for (let i = 0; i < count; i += 1) {
    const y = top + ((bottom - top) * (i + chance.range(0.1, 0.9))) / count;
    const near = 1 - (y - top) / (bottom - top || 1);
    const length = pic.w * chance.range(0.16, 0.36) * (0.55 + near * 0.6);
    const x = pic.w * chance.range(-0.1, 1) - length * 0.3;
    const height = pic.u * chance.range(1.4, 3) * (0.35 + near * 0.8);
    const swell = noise(`${pic.seed}cloud${i}`, 2);
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let k = 0; k <= 14; k += 1) {
      const f = k / 14;
      const lens = Math.sin(Math.PI * f) ** 0.7;
      upper.push([x + length * f, y - height * lens * (0.75 + swell(f * 5) * 0.55)]);
      lower.push([x + length * f, y + height * 0.16 * lens]);
    }
    const fill = pic.fall(y - height * 1.3, y + height * 0.3, [[0, t.cloud, opacity], [1, mix(t.cloud, t.sky[2], 0.75), opacity * 0.35]]);
    pic.path(between(upper, lower), fill);
  }
}

/** A veil of mist lying across the picture, thickest in its middle. */
export function mist({ pic, t }: Stage, y: number, height: number, opacity = 0.6, color: HexColor = t.haze): void {
  pic.rect(0, y - height / 2, pic.w, height, pic.fall(y - height / 2, y + height / 2, [[0, color, 0], [0.55, color, opacity], [1, color, 0]]));
}

/** First stars: few, unequal, thinning towards the horizon. */
export function stars({ pic }: Stage, bottom: number, count: number, color: HexColor): void {
  const chance = pic.stream('stars');
  for (let i = 0; i < count; i += 1) {
    const y = bottom * chance.next() ** 1.5;
    const r = pic.u * chance.range(0.07, 0.2);
    pic.circle(pic.w * chance.next(), y, r, color, `opacity="${n((1 - y / bottom) * 0.9)}"`);
  }
}

/** Birds far off, a few strokes. */
export function birds({ pic }: Stage, x: number, y: number, count: number, size: number, color: HexColor): void {
  const chance = pic.stream(`birds${n(x)}`);
  for (let i = 0; i < count; i += 1) {
    const [bx, by] = [x + chance.range(-1, 1) * size * 9, y + chance.range(-1, 1) * size * 3];
    const s = size * chance.range(0.6, 1.1);
    const lift = s * chance.range(0.3, 0.6);
    pic.line(smooth([[bx - s, by - lift * 0.6], [bx - s * 0.45, by - lift], [bx, by], [bx + s * 0.45, by - lift], [bx + s, by - lift * 0.6]]), color, Math.max(pic.u * 0.07, s * 0.13));
  }
}
