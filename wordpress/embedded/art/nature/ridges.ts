import type { HexColor } from '@/site-config/types';
import { mix } from '../core/color';
import type { Picture } from '../core/picture';
import { noise } from '../core/random';
import { under, type Point } from '../core/shape';

export interface RidgeForm {
  /** Mean height of the line on the sheet. */
  y: number;
  /** How far it rises and falls. */
  swing: number;
  /** How many rises lie side by side. */
  waves: number;
  /** Octaves: 1 rolling, 3 rugged. */
  detail?: number;
  /** A hand on the line: fraction across → added height in parts of `swing`. */
  shape?: (x: number) => number;
  steps?: number;
}

/** The line of a ridge across the sheet. */
export function ridgeLine(pic: Picture, name: string, form: RidgeForm): Point[] {
  const wave = noise(`${pic.seed}/${name}`, form.detail ?? 2);
  // Wide sheets show more of the land, not a stretched one.
  const spread = Math.min(1.5, Math.max(0.55, pic.w / pic.h / 1.6));
  const steps = form.steps ?? Math.round(14 + form.waves * 3 * (form.detail ?? 2) * spread);
  const points: Point[] = [];
  for (let i = -1; i <= steps + 1; i += 1) {
    const f = i / steps;
    const lift = wave(f * form.waves * spread + 7.3) + (form.shape?.(f) ?? 0);
    points.push([f * pic.w, form.y - lift * form.swing]);
  }
  return points;
}

/** A ridge that fades into the haze at its foot; gives its line back, to set things on. */
export function ridge(pic: Picture, name: string, form: RidgeForm, color: HexColor, haze: HexColor, fade = 0.45): Point[] {
  const points = ridgeLine(pic, name, form);
  const top = Math.min(...points.map(([, y]) => y));
  const foot = Math.max(form.y + form.swing * 2, top + pic.u * 14);
  pic.path(under(points, pic.h), pic.fall(top, foot, [[0, color], [1, mix(color, haze, fade)]]));
  return points;
}

/** The height of a line at x. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 1; i < points.length; i += 1) {
    const [a, b] = [points[i - 1], points[i]];
    if (a && b && x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
  }
  return points[points.length - 1]?.[1] ?? 0;
}

/** A hill-shaped hand for ridges: 1 at `at`, falling off over `width`. */
export const bump = (at: number, width: number, height = 1) => (x: number): number => height * Math.exp(-(((x - at) / width) ** 2));
