import { mix, shade } from '../core/color';
import { arch, box, n } from '../core/shape';
import type { Stage } from '../types';
import { castShadow, door, roof, wall, windowRow } from './parts';

/** Courses of barrel tile on a roof. */
function tiles({ pic }: Stage, x: number, y: number, w: number, h: number, inset: number, color: string, s: number): void {
  let lines = '';
  for (let i = 1; i < 5; i += 1) {
    const f = i / 5;
    lines += `M${n(x + inset * (1 - f))} ${n(y - h * (1 - f))}H${n(x + w - inset * (1 - f))}`;
  }
  pic.line(lines, color, 0.35 * s, `stroke-dasharray="${n(1.4 * s)} ${n(0.7 * s)}" opacity=".6"`);
}

/** A white house by the sea: tiled hip roofs, an arcade, blue shutters, a balcony. */
export function florida(stage: Stage, x: number, base: number, width: number): void {
  const { pic, t } = stage;
  const s = width / 100;
  const left = x - 50 * s;
  castShadow(stage, left, base, 100 * s, 10 * s);
  const tile = t.roof;
  const dim = shade(tile, -0.12);
  const wing = (wx: number, ww: number): void => {
    wall(stage, wx, base - 15 * s, ww, 15 * s, t.wall, t.wallShade);
    roof(stage, wx, base - 15 * s, ww, 7 * s, 8 * s, tile, 0.04);
    tiles(stage, wx, base - 15 * s, ww, 7 * s, 8 * s, dim, s);
  };
  wing(left, 36 * s);
  wing(left + 64 * s, 36 * s);
  const form = { w: 4.2 * s, h: 7 * s, panes: [2, 2] as const, shutters: t.cloth };
  windowRow(stage, left + 2 * s, base - 11.4 * s, 27 * s, 2, form, [1]);
  windowRow(stage, left + 71 * s, base - 11.4 * s, 27 * s, 2, form);
  // The taller middle
  wall(stage, left + 28 * s, base - 28 * s, 44 * s, 28 * s, t.wall, t.wallShade);
  roof(stage, left + 28 * s, base - 28 * s, 44 * s, 8.6 * s, 13 * s, tile, 0.05);
  tiles(stage, left + 28 * s, base - 28 * s, 44 * s, 8.6 * s, 13 * s, dim, s);
  pic.rect(left + 27 * s, base - 28.2 * s, 46 * s, 1 * s, t.trim);
  windowRow(stage, left + 29 * s, base - 24.4 * s, 42 * s, 4, { ...form, w: 3.6 * s, h: 7.6 * s, arched: true }, [2]);
  // Balcony
  pic.rect(left + 30 * s, base - 15.4 * s, 40 * s, 1.4 * s, t.trim);
  let rail = '';
  for (let i = 0; i <= 32; i += 1) rail += box(left + 30 * s + i * 1.24 * s, base - 18.6 * s, 0.3 * s, 3.4 * s);
  pic.path(rail, t.trim);
  pic.rect(left + 30 * s, base - 18.9 * s, 40 * s, 0.6 * s, t.trim);
  // Arcade: five arches with shade behind
  let [arches, lights] = ['', ''];
  for (let i = 0; i < 5; i += 1) {
    const ax = left + 31.2 * s + i * 7.7 * s;
    arches += arch(ax, base - 12 * s, 6.4 * s, 12 * s);
    if (i !== 2) lights += box(ax + 1.7 * s, base - 7.6 * s, 3 * s, 5 * s);
  }
  pic.path(arches, pic.fall(base - 12 * s, base, [[0, mix(t.wallShade, t.pane, 0.75)], [1, mix(t.wallShade, t.pane, 0.35)]]));
  pic.path(lights, t.lamp, 'opacity=".9"');
  door(stage, left + 48.1 * s, base, 3.8 * s, 7.8 * s, t.cloth, true);
  pic.rect(left - 4 * s, base, 108 * s, 1.2 * s, mix(t.way, t.trim, 0.5));
}
