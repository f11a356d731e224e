import { mix, shade } from '../core/color';
import { box, n, oval, poly } from '../core/shape';
import type { Stage } from '../types';
import { castShadow, columns, door, pediment, roof, steps, wall, windowRow } from './parts';

/** A New England hospital: brick in three storeys, white trim, slate roof, a cupola over the gabled middle. */
export function brickHall(stage: Stage, x: number, base: number, width: number): void {
  const { pic, t } = stage;
  const [w, s] = [width, width / 100];
  const left = x - w / 2;
  const h = 34 * s;
  const brick = t.accent;
  castShadow(stage, left, base, w, 12 * s);
  roof(stage, left, base - h, w, 9 * s, 5 * s, t.roof, 0.012);
  for (const cx of [left + 8 * s, left + 89 * s]) {
    pic.rect(cx, base - h - 14 * s, 3.4 * s, 9 * s, shade(brick, -0.08));
    pic.rect(cx - 0.5 * s, base - h - 14.6 * s, 4.4 * s, 1.2 * s, t.trim);
  }
  for (const cx of [left + 17 * s, left + 29 * s, left + 66 * s, left + 78 * s]) {
    pic.rect(cx, base - h - 5.6 * s, 4.4 * s, 4.6 * s, t.trim);
    pic.path(poly([[cx - 0.7 * s, base - h - 5.4 * s], [cx + 2.2 * s, base - h - 8 * s], [cx + 5.1 * s, base - h - 5.4 * s]]), shade(t.roof, -0.05));
    pic.rect(cx + 1.1 * s, base - h - 4.8 * s, 2.2 * s, 3 * s, t.pane);
  }
  wall(stage, left, base - h, w, h, mix(brick, t.trim, 0.08), t.dark);
  const form = { w: 3.5 * s, h: 6 * s, panes: [2, 3] as const };
  for (const [row, lit] of [[0, [1]], [1, []], [2, [4]]] as const) {
    const y = base - h + (4 + row * 10.2) * s;
    windowRow(stage, left + 2 * s, y, 34 * s, 5, form, lit);
    windowRow(stage, left + 64 * s, y, 34 * s, 5, form, row === 1 ? [2] : []);
  }
  pic.rect(left - 0.6 * s, base - h - 0.8 * s, w + 1.2 * s, 1.7 * s, t.trim);
  pic.rect(left, base - 12.2 * s, w, 0.7 * s, t.trim, 'opacity=".55"');
  const mid = x - 13 * s;
  wall(stage, mid, base - h - 1.5 * s, 26 * s, h + 1.5 * s, mix(brick, t.trim, 0.16), t.dark);
  windowRow(stage, mid + 1.5 * s, base - h + 3.6 * s, 23 * s, 3, form);
  windowRow(stage, mid + 1.5 * s, base - h + 13.6 * s, 23 * s, 3, { ...form, arched: true }, [1]);
  pediment(stage, mid, base - h - 0.8 * s, 26 * s, 9 * s, mix(brick, t.trim, 0.1), t.trim);
  pic.path(oval(x, base - h - 3.8 * s, 1.9 * s), t.trim);
  pic.path(oval(x, base - h - 3.8 * s, 1.3 * s), t.pane);
  cupola(stage, x, base - h - 9.2 * s, s);
  pic.rect(mid + 5.5 * s, base - 10.6 * s, 15 * s, 10.6 * s, shade(brick, -0.14));
  door(stage, x - 2.4 * s, base - 1 * s, 4.8 * s, 7.6 * s, t.roof);
  columns(stage, mid + 6 * s, base - 10 * s, 14 * s, 9 * s, 4, 1.1 * s);
  pic.rect(mid + 4.6 * s, base - 11.6 * s, 16.8 * s, 1.8 * s, t.trim);
  steps(stage, mid + 4 * s, base + 1.2 * s, 18 * s, 2.2 * s, 3, shade(t.trim, -0.1));
}

/** A white lantern with a dome and a vane. */
export function cupola({ pic, t }: Stage, x: number, base: number, s: number): void {
  pic.rect(x - 4 * s, base - 2 * s, 8 * s, 3.4 * s, t.trim);
  pic.rect(x - 2.8 * s, base - 8 * s, 5.6 * s, 6.4 * s, t.trim);
  pic.path(box(x - 1.9 * s, base - 7.2 * s, 1.5 * s, 4.8 * s) + box(x + 0.4 * s, base - 7.2 * s, 1.5 * s, 4.8 * s), t.pane);
  pic.rect(x + 1.9 * s, base - 8 * s, 0.9 * s, 6.4 * s, t.wallShade);
  pic.rect(x - 3.5 * s, base - 8.7 * s, 7 * s, 1 * s, t.trim);
  pic.path(`M${n(x - 3 * s)} ${n(base - 8.6 * s)}C${n(x - 2.8 * s)} ${n(base - 12 * s)} ${n(x - 0.7 * s)} ${n(base - 12 * s)} ${n(x)} ${n(base - 14.4 * s)}C${n(x + 0.7 * s)} ${n(base - 12 * s)} ${n(x + 2.8 * s)} ${n(base - 12 * s)} ${n(x + 3 * s)} ${n(base - 8.6 * s)}Z`, t.roof);
  pic.line(`M${n(x)} ${n(base - 14 * s)}V${n(base - 17.4 * s)}`, t.roof, 0.35 * s);
}

/** A white meeting-house with a steeple, the landmark of the town. */
export function meetingHouse({ pic, t }: Stage, x: number, base: number, height: number): void {
  const s = height / 100;
  const white = t.trim;
  const dim = t.wallShade;
  pic.path(poly([[x + 9 * s, base], [x + 9 * s, base - 34 * s], [x + 44 * s, base - 34 * s], [x + 44 * s, base]]), dim);
  pic.path(poly([[x + 7 * s, base - 32 * s], [x + 17 * s, base - 48 * s], [x + 40 * s, base - 48 * s], [x + 47 * s, base - 33 * s]]), t.roof);
  for (let i = 0; i < 4; i += 1) pic.rect(x + (15.5 + i * 7) * s, base - 25 * s, 2.6 * s, 13 * s, t.pane);
  pic.path(poly([[x - 13 * s, base], [x - 13 * s, base - 33 * s], [x, base - 47 * s], [x + 13 * s, base - 33 * s], [x + 13 * s, base]]), white);
  pic.path(poly([[x - 14.5 * s, base - 31.5 * s], [x, base - 48.5 * s], [x + 14.5 * s, base - 31.5 * s], [x + 14.5 * s, base - 34 * s], [x, base - 51 * s], [x - 14.5 * s, base - 34 * s]]), t.roof);
  pic.path(box(x - 2.6 * s, base - 14 * s, 5.2 * s, 14 * s), t.accent);
  pic.path(box(x - 9.4 * s, base - 25 * s, 2.8 * s, 13 * s) + box(x + 6.6 * s, base - 25 * s, 2.8 * s, 13 * s) + box(x - 1.4 * s, base - 31 * s, 2.8 * s, 9 * s), t.pane);
  pic.rect(x - 5.4 * s, base - 63 * s, 10.8 * s, 21 * s, white);
  pic.rect(x + 2.2 * s, base - 63 * s, 3.2 * s, 18 * s, dim);
  pic.circle(x - 0.6 * s, base - 55 * s, 2.1 * s, t.pane);
  pic.rect(x - 6.4 * s, base - 64 * s, 12.8 * s, 1.7 * s, white);
  pic.rect(x - 3.9 * s, base - 73 * s, 7.8 * s, 9.4 * s, white);
  pic.rect(x + 1.8 * s, base - 73 * s, 2.1 * s, 9.4 * s, dim);
  pic.path(box(x - 2.3 * s, base - 71.5 * s, 1.6 * s, 6.5 * s) + box(x + 0.3 * s, base - 71.5 * s, 1.6 * s, 6.5 * s), t.pane);
  pic.rect(x - 4.7 * s, base - 74 * s, 9.4 * s, 1.4 * s, white);
  pic.path(poly([[x - 3.6 * s, base - 74 * s], [x, base - 98 * s], [x + 3.6 * s, base - 74 * s]]), white);
  pic.path(poly([[x + 0.6 * s, base - 74 * s], [x, base - 98 * s], [x + 3.6 * s, base - 74 * s]]), dim);
  pic.line(`M${n(x)} ${n(base - 97 * s)}V${n(base - 102 * s)}`, t.roof, 0.6 * s);
}
