import type { HexColor } from '@/site-config/types';
import { mix } from '../core/color';
import { n, type Point } from '../core/shape';
import type { Stage } from '../types';

/** Still or moving water from the horizon down: lighter far off, with rows of lapping light. */
export function surface(stage: Stage, top: number, bottom: number, name = 'water', rows = 15): void {
  const { pic, t } = stage;
  pic.rect(0, top, pic.w, bottom - top + 1, pic.fall(top, bottom, [[0, mix(t.water, t.haze, 0.5)], [0.3, t.water], [1, t.waterDeep]]));
  const chance = pic.stream(`surface/${name}`);
  let [light, dark] = ['', ''];
  for (let i = 0; i < rows; i += 1) {
    const f = ((i + 0.6) / rows) ** 1.7;
    const y = top + (bottom - top) * f;
    const thick = pic.u * (0.12 + f * 0.75);
    for (let k = 0; k < 3; k += 1) {
      const length = pic.w * chance.range(0.05, 0.2) * (0.35 + f);
      const d = ripple(pic.w * chance.range(-0.05, 1), y + chance.range(-1, 1) * thick, length, thick);
      if ((i + k) % 2 === 0) light += d;
      else dark += d;
    }
  }
  pic.path(light, t.waterLight, 'opacity=".35"');
  pic.path(dark, t.waterDeep, 'opacity=".3"');
}

/** One lens-shaped ripple, as a path. */
export const ripple = (x: number, y: number, length: number, thick: number): string =>
  `M${n(x)} ${n(y)}q${n(length / 2)} ${n(-thick)} ${n(length)} 0q${n(-length / 2)} ${n(thick)} ${n(-length)} 0z`;

/** The road of light that sun or moon lays on water. */
export function glitter(stage: Stage, x: number, top: number, bottom: number, width: number, color: HexColor): void {
  const { pic } = stage;
  const chance = pic.stream(`glitter${n(x)}`);
  let d = '';
  for (let i = 0; i < 24; i += 1) {
    const f = (i / 24) ** 1.4;
    const reach = width * (0.35 + f) * chance.range(0.35, 1);
    d += ripple(x - reach / 2 + chance.range(-0.3, 0.3) * width * (0.3 + f), top + (bottom - top) * f + 1, reach, pic.u * (0.2 + f * 1.1));
  }
  pic.path(d, color, 'opacity=".75"');
}

/** A thing's image in still water: broken bands under it. */
export function reflection(stage: Stage, name: string, x: number, top: number, width: number, length: number, color: HexColor, opacity = 0.5): void {
  const { pic } = stage;
  const chance = pic.stream(`reflection/${name}`);
  let d = '';
  const bands = Math.max(5, Math.round(length / (pic.u * 1.5)));
  for (let i = 0; i < bands; i += 1) {
    const f = i / bands;
    const w = width * (1 - f * 0.35) * chance.range(0.72, 1.08);
    d += ripple(x - w / 2 + chance.range(-0.06, 0.06) * width, top + length * f, w, (length / bands) * (1.5 - f * 0.7));
  }
  pic.path(d, color, `opacity="${n(opacity)}"`);
}

/** A line of surf: foam that curls along `points`. */
export function surf(stage: Stage, points: readonly Point[], thick: number, color: HexColor, opacity = 0.85): void {
  const { pic } = stage;
  const chance = pic.stream(`surf${n(points[0]?.[1] ?? 0)}`);
  let d = '';
  for (let i = 1; i < points.length; i += 1) {
    const [a, b] = [points[i - 1], points[i]];
    if (!a || !b) continue;
    const k = thick * chance.range(0.5, 1.2);
    d += `${i === 1 ? `M${n(a[0])} ${n(a[1])}` : ''}Q${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2 - k)} ${n(b[0])} ${n(b[1])}`;
  }
  for (let i = points.length - 2; i >= 0; i -= 1) {
    const [a, b] = [points[i + 1], points[i]];
    if (!a || !b) continue;
    d += `Q${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2 + thick * chance.range(0.1, 0.9))} ${n(b[0])} ${n(b[1])}`;
  }
  pic.path(`${d}Z`, color, `opacity="${opacity}"`);
}
