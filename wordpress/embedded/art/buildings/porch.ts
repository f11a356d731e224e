import { mix, shade } from '../core/color';
import { box, n, poly } from '../core/shape';
import type { Stage } from '../types';
import { castShadow, door, roof, steps, wall, windowAt, windowRow } from './parts';

/** Lines of lapped boards on a wall. */
function clapboard({ pic }: Stage, x: number, y: number, w: number, h: number, step: number, color: string): void {
  let d = '';
  for (let i = step; i < h; i += step) d += `M${n(x)} ${n(y + i)}h${n(w)}`;
  pic.line(d, color, Math.max(pic.u * 0.05, step * 0.12), 'opacity=".5"');
}

/** A river house on piers: tin roof, dormers, a porch all along the front. */
export function riverHouse(stage: Stage, x: number, base: number, width: number): void {
  const { pic, t } = stage;
  const s = width / 100;
  const left = x - 50 * s;
  castShadow(stage, left, base, 100 * s, 9 * s);
  for (const cx of [24, 70]) pic.rect(left + cx * s, base - 42 * s, 4 * s, 12 * s, mix(t.accent, t.dark, 0.2));
  roof(stage, left + 8 * s, base - 24 * s, 84 * s, 14 * s, 20 * s, t.roof, 0.03);
  let seams = '';
  for (let i = 0; i <= 24; i += 1) {
    const f = i / 24;
    seams += `M${n(left + 8 * s + f * 84 * s)} ${n(base - 24 * s)}L${n(left + 28 * s + f * 44 * s)} ${n(base - 38 * s)}`;
  }
  pic.line(seams, shade(t.roof, 0.1), 0.2 * s, 'opacity=".7"');
  for (const cx of [31, 47, 63]) {
    pic.rect(left + cx * s, base - 33.4 * s, 6 * s, 6.6 * s, t.wall);
    pic.path(poly([[left + (cx - 1) * s, base - 33 * s], [left + (cx + 3) * s, base - 37 * s], [left + (cx + 7) * s, base - 33 * s]]), shade(t.roof, -0.06));
    windowAt(stage, left + (cx + 1.6) * s, base - 32 * s, { w: 2.8 * s, h: 4 * s, lit: cx === 47 });
  }
  wall(stage, left + 8 * s, base - 22 * s, 84 * s, 18 * s, mix(t.wall, t.wallShade, 0.25), t.wallShade);
  clapboard(stage, left + 8 * s, base - 22 * s, 84 * s, 18 * s, 1.5 * s, t.wallShade);
  windowRow(stage, left + 9 * s, base - 16.6 * s, 34 * s, 3, { w: 4 * s, h: 9 * s, panes: [2, 3], shutters: t.cloth }, [1]);
  windowRow(stage, left + 57 * s, base - 16.6 * s, 34 * s, 3, { w: 4 * s, h: 9 * s, panes: [2, 3], shutters: t.cloth }, [0, 2]);
  door(stage, x - 3 * s, base - 4.4 * s, 6 * s, 11.6 * s, t.accent);
  pic.rect(left + 3 * s, base - 22 * s, 94 * s, 5 * s, t.dark, 'opacity=".2"');
  pic.path(poly([[left - 1 * s, base - 20.4 * s], [left + 6 * s, base - 25.6 * s], [left + 94 * s, base - 25.6 * s], [left + 101 * s, base - 20.4 * s]]), shade(t.roof, 0.04));
  pic.rect(left - 1 * s, base - 20.6 * s, 102 * s, 1.1 * s, t.trim);
  let posts = '';
  for (let i = 0; i <= 8; i += 1) {
    const px = left + 2 * s + i * 11.82 * s;
    posts += box(px, base - 20 * s, 1.2 * s, 16 * s) + poly([[px, base - 17 * s], [px - 1.8 * s, base - 19.6 * s], [px + 3 * s, base - 19.6 * s], [px + 1.2 * s, base - 17 * s]]);
  }
  let rail = '';
  for (let i = 0; i <= 60; i += 1) if (Math.abs(i - 30) > 4) rail += box(left + 2.4 * s + i * 1.58 * s, base - 8.4 * s, 0.35 * s, 4.4 * s);
  pic.path(`${rail}${box(left + 2 * s, base - 8.9 * s, 40.6 * s, 0.7 * s)}${box(left + 57.4 * s, base - 8.9 * s, 40.6 * s, 0.7 * s)}`, t.trim);
  pic.path(posts, t.trim);
  pic.rect(left + 0.6 * s, base - 4.4 * s, 98.8 * s, 1.2 * s, t.trim);
  pic.rect(left + 1.4 * s, base - 3.2 * s, 97.2 * s, 3.2 * s, mix(t.dark, t.bark, 0.5));
  let piers = '';
  for (let i = 0; i <= 8; i += 1) piers += box(left + 1.6 * s + i * 11.82 * s, base - 3.2 * s, 2.4 * s, 3.4 * s);
  pic.path(piers, mix(t.accent, t.wallShade, 0.45));
  steps(stage, x - 6 * s, base + 0.8 * s, 12 * s, 5 * s, 4, mix(t.trim, t.wood, 0.35));
}

/** A farmhouse, white and gabled, its windows lit, with a barn beyond. */
export function farmhouse(stage: Stage, x: number, base: number, width: number): void {
  const { pic, t } = stage;
  const s = width / 100;
  const left = x - 50 * s;
  castShadow(stage, left + 6 * s, base, 94 * s, 10 * s);
  barn(stage, left + 84 * s, base - 1 * s, 30 * s);
  // The long part under its roof
  wall(stage, left + 28 * s, base - 22 * s, 44 * s, 22 * s, mix(t.wall, t.wallShade, 0.2), t.wallShade);
  clapboard(stage, left + 28 * s, base - 22 * s, 44 * s, 22 * s, 1.5 * s, t.wallShade);
  pic.path(poly([[left + 26 * s, base - 21.4 * s], [left + 30 * s, base - 36 * s], [left + 69 * s, base - 36 * s], [left + 74 * s, base - 21.4 * s]]), pic.fall(base - 36 * s, base - 21 * s, [[0, shade(t.roof, 0.05)], [1, shade(t.roof, -0.04)]]));
  pic.rect(left + 58 * s, base - 43 * s, 4.6 * s, 10 * s, mix(t.accent, t.dark, 0.15));
  const sash = { w: 3.8 * s, h: 6 * s, panes: [2, 2] as const, shutters: t.cloth };
  windowRow(stage, left + 33 * s, base - 18.4 * s, 37 * s, 3, sash, [0, 2]);
  // The gable towards us
  pic.path(poly([[left + 4 * s, base], [left + 4 * s, base - 24 * s], [left + 18 * s, base - 40 * s], [left + 32 * s, base - 24 * s], [left + 32 * s, base]]), pic.linear(left, 0, left + 34 * s, 0, [[0, t.wall], [1, mix(t.wall, t.wallShade, 0.35)]]));
  clapboard(stage, left + 4 * s, base - 24 * s, 28 * s, 24 * s, 1.5 * s, t.wallShade);
  pic.path(poly([[left + 1.6 * s, base - 22 * s], [left + 18 * s, base - 41 * s], [left + 34.4 * s, base - 22 * s], [left + 34.4 * s, base - 24.6 * s], [left + 18 * s, base - 43.6 * s], [left + 1.6 * s, base - 24.6 * s]]), t.roof);
  windowAt(stage, left + 16 * s, base - 33 * s, { w: 4 * s, h: 5.4 * s, lit: true });
  windowRow(stage, left + 5 * s, base - 20.4 * s, 26 * s, 2, sash, [1]);
  windowRow(stage, left + 5 * s, base - 9.4 * s, 26 * s, 2, { ...sash, h: 6.6 * s }, [0, 1]);
  // Porch
  pic.rect(left + 33 * s, base - 9.8 * s, 38 * s, 9.8 * s, mix(t.wallShade, t.dark, 0.14));
  door(stage, left + 38 * s, base - 0.8 * s, 4.6 * s, 8.2 * s, t.accent);
  windowRow(stage, left + 45 * s, base - 8.2 * s, 24 * s, 2, { w: 4 * s, h: 5.6 * s }, [0, 1]);
  pic.path(poly([[left + 31 * s, base - 10 * s], [left + 33 * s, base - 13 * s], [left + 71 * s, base - 13 * s], [left + 74 * s, base - 10 * s]]), shade(t.roof, 0.06));
  let posts = box(left + 31 * s, base - 10.2 * s, 43 * s, 0.9 * s);
  for (const px of [33, 43.6, 54, 64, 71.6]) posts += box(left + px * s, base - 10 * s, 1 * s, 10 * s);
  pic.path(posts, t.trim);
  pic.rect(left + 31 * s, base - 1.1 * s, 43 * s, 1.6 * s, mix(t.wood, t.trim, 0.3));
}

/** A barn with a gambrel roof and a silo. */
export function barn({ pic, t }: Stage, x: number, base: number, width: number): void {
  const s = width / 30;
  const red = mix(t.accent, t.cloth, 0.45);
  pic.rect(x + 13 * s, base - 26 * s, 7 * s, 26 * s, pic.linear(x + 13 * s, 0, x + 20 * s, 0, [[0, t.wallShade], [1, mix(t.wallShade, t.dark, 0.35)]]));
  pic.path(`M${n(x + 13 * s)} ${n(base - 26 * s)}a${n(3.5 * s)} ${n(3.5 * s)} 0 0 1 ${n(7 * s)} 0Z`, t.roof);
  pic.path(poly([[x - 12 * s, base], [x - 12 * s, base - 13 * s], [x - 8 * s, base - 20 * s], [x, base - 24 * s], [x + 8 * s, base - 20 * s], [x + 12 * s, base - 13 * s], [x + 12 * s, base]]), red);
  pic.line(poly([[x - 13 * s, base - 12 * s], [x - 8.4 * s, base - 20.4 * s], [x, base - 24.6 * s], [x + 8.4 * s, base - 20.4 * s], [x + 13 * s, base - 12 * s]], false), t.roof, 1.3 * s);
  pic.line(`M${n(x - 4 * s)} ${n(base)}v${n(-9 * s)}h${n(8 * s)}v${n(9 * s)}M${n(x - 4 * s)} ${n(base - 9 * s)}l${n(8 * s)} ${n(9 * s)}m0 ${n(-9 * s)}l${n(-8 * s)} ${n(9 * s)}`, t.trim, 0.6 * s);
  pic.rect(x - 1.8 * s, base - 17 * s, 3.6 * s, 4 * s, t.lamp);
}
