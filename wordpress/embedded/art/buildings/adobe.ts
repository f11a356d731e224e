import type { HexColor } from '@/site-config/types';
import { mix, shade } from '../core/color';
import { box, n, poly } from '../core/shape';
import type { Stage } from '../types';
import { castShadow, door } from './parts';

/** A block of plastered wall with soft corners, lit from the left. */
function block({ pic, t }: Stage, x: number, base: number, w: number, h: number, color: HexColor, s: number): void {
  const r = 1.3 * s;
  const d = `M${n(x)} ${n(base)}V${n(base - h + r)}q0 ${n(-r)} ${n(r)} ${n(-r)}h${n(w - r * 2)}q${n(r)} 0 ${n(r)} ${n(r)}V${n(base)}Z`;
  pic.path(d, pic.linear(x, base - h, x + w, base, [[0, shade(color, 0.05)], [1, mix(color, t.dark, 0.24)]]));
  pic.rect(x + r, base - h, w - r * 2, 0.5 * s, shade(color, 0.12), 'opacity=".8"');
}

/** Beam ends that stand out of the wall, each with its short shadow. */
function vigas({ pic, t }: Stage, x: number, y: number, span: number, count: number, s: number): void {
  let [ends, shadows] = ['', ''];
  for (let i = 0; i < count; i += 1) {
    const cx = x + (span * (i + 0.5)) / count;
    shadows += poly([[cx - 0.5 * s, y], [cx + 0.6 * s, y], [cx + 2.6 * s, y + 3.4 * s], [cx + 1.5 * s, y + 3.4 * s]]);
    ends += box(cx - 0.6 * s, y - 0.7 * s, 1.2 * s, 1.4 * s);
  }
  pic.path(shadows, t.dark, 'opacity=".2"');
  pic.path(ends, t.bark);
}

/** A deep window, warm from within or cool from the sky. */
function deepWindow({ pic, t }: Stage, x: number, y: number, w: number, h: number, lit: boolean): void {
  pic.rect(x - w * 0.12, y - h * 0.1, w * 1.24, h * 1.16, t.dark, 'opacity=".35"');
  pic.rect(x, y, w, h, lit ? pic.fall(y, y + h, [[0, t.lamp], [1, mix(t.lamp, t.accent, 0.35)]]) : t.pane);
  pic.line(`M${n(x + w / 2)} ${n(y)}v${n(h)}M${n(x)} ${n(y + h / 2)}h${n(w)}`, t.bark, Math.max(pic.u * 0.07, w * 0.07));
  pic.rect(x - w * 0.2, y + h, w * 1.4, h * 0.09, t.wall);
}

/** A desert house: stepped adobe blocks, beam ends, a shaded porch, warm windows. */
export function adobe(stage: Stage, x: number, base: number, width: number): void {
  const { pic, t } = stage;
  const s = width / 100;
  const left = x - 50 * s;
  castShadow(stage, left, base, 100 * s, 11 * s);
  block(stage, left + 30 * s, base, 34 * s, 33 * s, mix(t.wall, t.wallShade, 0.3), s);
  vigas(stage, left + 31 * s, base - 29 * s, 32 * s, 7, s);
  deepWindow(stage, left + 37 * s, base - 25 * s, 4.4 * s, 5.4 * s, true);
  deepWindow(stage, left + 53 * s, base - 25 * s, 4.4 * s, 5.4 * s, false);
  block(stage, left, base, 34 * s, 22 * s, t.wall, s);
  vigas(stage, left + 2 * s, base - 18.4 * s, 30 * s, 6, s);
  deepWindow(stage, left + 7 * s, base - 13.4 * s, 5 * s, 6.4 * s, true);
  deepWindow(stage, left + 20 * s, base - 13.4 * s, 5 * s, 6.4 * s, true);
  block(stage, left + 62 * s, base, 38 * s, 24 * s, t.wall, s);
  vigas(stage, left + 64 * s, base - 20.4 * s, 34 * s, 7, s);
  deepWindow(stage, left + 70 * s, base - 15 * s, 5 * s, 6.4 * s, false);
  deepWindow(stage, left + 81 * s, base - 15 * s, 5 * s, 6.4 * s, true);
  deepWindow(stage, left + 91 * s, base - 15 * s, 4 * s, 6.4 * s, false);
  // The porch lies in shade; its posts and beam catch the light.
  pic.rect(left + 34 * s, base - 17 * s, 28 * s, 17 * s, mix(t.wallShade, t.dark, 0.42));
  door(stage, left + 45 * s, base, 6 * s, 11.5 * s, t.accent);
  deepWindow(stage, left + 37 * s, base - 10.5 * s, 4.6 * s, 5.4 * s, true);
  deepWindow(stage, left + 55 * s, base - 10.5 * s, 4.6 * s, 5.4 * s, true);
  let posts = '';
  for (const px of [34.6, 43, 52.4, 60.2]) posts += box(left + px * s, base - 16 * s, 1.4 * s, 16 * s) + box(left + (px - 0.9) * s, base - 16.2 * s, 3.2 * s, 1.2 * s);
  pic.path(posts, t.wood);
  pic.rect(left + 32.6 * s, base - 18 * s, 30.8 * s, 2 * s, shade(t.wood, 0.05));
  vigas(stage, left + 33 * s, base - 18.4 * s, 30 * s, 9, s * 0.8);
  pic.rect(left - 3 * s, base - 5 * s, 11 * s, 5 * s, mix(t.wall, t.wallShade, 0.4), `rx="${n(s)}"`);
}
