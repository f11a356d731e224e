import { mix, shade } from '../core/color';
import { box } from '../core/shape';
import type { Land, Stage } from '../types';
import { castShadow, door, roof, wall, windowRow } from './parts';

/** An outpatient office in town: one storey, a row of windows, a door under a canopy; flat-roofed where houses are. */
export function office(land: Land, stage: Stage, x: number, base: number, width: number): void {
  const { pic, t } = stage;
  const s = width / 100;
  const left = x - 50 * s;
  const flat = land.window === 'wide' || land.window === 'panes';
  castShadow(stage, left, base, 100 * s, 8 * s);
  if (!flat) roof(stage, left, base - 17 * s, 100 * s, 11 * s, 12 * s, t.roof, 0.035);
  wall(stage, left, base - 18 * s, 100 * s, 18 * s, t.wall, t.wallShade);
  pic.rect(left, base - 3 * s, 100 * s, 3 * s, mix(t.accent, t.wallShade, 0.35));
  pic.rect(left - 1 * s, base - (flat ? 20 : 18.4) * s, 102 * s, (flat ? 2.4 : 1.4) * s, t.trim);
  const form = { w: 6 * s, h: 8.4 * s, panes: [2, 2] as const, arched: land.window === 'arch' };
  windowRow(stage, left + 3 * s, base - 14.4 * s, 50 * s, 5, form, [1, 3]);
  windowRow(stage, left + 74 * s, base - 14.4 * s, 23 * s, 2, form, [0]);
  pic.rect(left + 55 * s, base - 15.4 * s, 17 * s, 15.4 * s, mix(t.wallShade, t.dark, 0.16));
  door(stage, left + 57.4 * s, base - 0.4 * s, 5.4 * s, 11.4 * s, t.accent);
  door(stage, left + 64 * s, base - 0.4 * s, 5.4 * s, 11.4 * s, t.accent);
  pic.path(box(left + 54 * s, base - 15 * s, 1.2 * s, 15 * s) + box(left + 71.8 * s, base - 15 * s, 1.2 * s, 15 * s), t.trim);
  pic.rect(left + 52.4 * s, base - 17 * s, 22 * s, 2.2 * s, shade(t.roof, 0.03));
  pic.rect(left - 3 * s, base, 106 * s, 1.2 * s, mix(t.way, t.trim, 0.4));
}
