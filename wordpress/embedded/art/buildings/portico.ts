import { mix, shade } from '../core/color';
import { oval } from '../core/shape';
import type { Stage } from '../types';
import { cupola } from './brick';
import { castShadow, columns, door, pediment, roof, steps, wall, windowRow } from './parts';

/** A college-town house: six white columns under a pediment, wings of dark red brick, a lantern on the roof. */
export function portico(stage: Stage, x: number, base: number, width: number): void {
  const { pic, t } = stage;
  const s = width / 100;
  const left = x - 50 * s;
  castShadow(stage, left, base, 100 * s, 12 * s);
  cupola(stage, x, base - 38 * s, s * 1.15);
  roof(stage, left, base - 27 * s, 100 * s, 9 * s, 9 * s, t.roof, 0.015);
  for (const cx of [12, 84]) pic.rect(left + cx * s, base - 40 * s, 4 * s, 9 * s, shade(t.accent, -0.06));
  wall(stage, left, base - 27 * s, 100 * s, 27 * s, t.accent, t.dark);
  const form = { w: 3.8 * s, h: 7.2 * s, panes: [2, 3] as const, shutters: t.roof };
  for (const [row, lit] of [[0, []], [1, [1]]] as const) {
    const y = base - 23.5 * s + row * 12.6 * s;
    windowRow(stage, left + 1 * s, y, 30 * s, 3, form, lit);
    windowRow(stage, left + 69 * s, y, 30 * s, 3, form, row === 0 ? [1] : []);
  }
  pic.rect(left - 0.8 * s, base - 28 * s, 101.6 * s, 1.7 * s, t.trim);
  pic.rect(left, base - 2 * s, 100 * s, 2 * s, mix(t.accent, t.dark, 0.35));
  // Behind the columns: a cream wall in shade, the door, lit windows.
  pic.rect(x - 18 * s, base - 27 * s, 36 * s, 27 * s, mix(t.wallShade, t.wall, 0.3));
  windowRow(stage, x - 17 * s, base - 23.5 * s, 34 * s, 5, { w: 3 * s, h: 6.6 * s, panes: [2, 3] }, [1, 2, 3]);
  windowRow(stage, x - 17 * s, base - 11.4 * s, 12 * s, 2, { w: 3 * s, h: 7 * s, panes: [2, 3] }, [1]);
  windowRow(stage, x + 5 * s, base - 11.4 * s, 12 * s, 2, { w: 3 * s, h: 7 * s, panes: [2, 3] }, [0]);
  pic.rect(x - 8.4 * s, base - 14.4 * s, 16.8 * s, 1.2 * s, t.trim);
  door(stage, x - 2.8 * s, base - 2 * s, 5.6 * s, 10 * s, t.roof, true);
  columns(stage, x - 17 * s, base - 27 * s, 34 * s, 25.4 * s, 6, 2 * s);
  pic.rect(x - 20.4 * s, base - 30 * s, 40.8 * s, 3.4 * s, t.trim);
  pic.rect(x - 20.4 * s, base - 27 * s, 40.8 * s, 0.6 * s, t.wallShade);
  pediment(stage, x - 20.4 * s, base - 29.6 * s, 40.8 * s, 11.6 * s, mix(t.wall, t.wallShade, 0.4), t.trim);
  pic.path(oval(x, base - 34 * s, 2.2 * s), t.trim);
  pic.path(oval(x, base - 34 * s, 1.5 * s), t.pane);
  steps(stage, x - 19 * s, base + 2 * s, 38 * s, 3.8 * s, 4, mix(t.trim, t.way, 0.35));
}
