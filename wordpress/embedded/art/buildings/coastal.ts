import type { HexColor } from '@/site-config/types';
import { mix, shade } from '../core/color';
import { box, n, poly } from '../core/shape';
import { clump } from '../nature/leafy';
import type { Stage } from '../types';
import { castShadow } from './parts';

/** A wide pane from floor to ceiling that mirrors the sky, with slim posts. */
function glassWall({ pic, t, hour }: Stage, x: number, y: number, w: number, h: number, bays: number, s: number, lit = false): void {
  pic.rect(x, y, w, h, pic.linear(x, y, x + w, y + h, lit || hour === 'dusk' ? [[0, t.lamp], [1, mix(t.lamp, t.wood, 0.4)]] : [[0, mix(t.pane, t.sky[0], 0.55)], [0.5, mix(t.pane, t.sky[1], 0.3)], [1, t.pane]]));
  pic.path(poly([[x + w * 0.16, y], [x + w * 0.3, y], [x + w * 0.16, y + h], [x + w * 0.02, y + h]]), t.trim, 'opacity=".16"');
  let bars = '';
  for (let i = 0; i <= bays; i += 1) bars += box(x + (w * i) / bays - 0.25 * s, y, 0.5 * s, h);
  pic.path(bars, mix(t.dark, t.trim, 0.1));
}

/** Upright boards of weathered wood. */
function boards({ pic, t }: Stage, x: number, y: number, w: number, h: number, s: number): void {
  const wood: HexColor = t.wood;
  pic.rect(x, y, w, h, wood);
  let lines = '';
  for (let i = 1.3 * s; i < w; i += 1.3 * s) lines += `M${n(x + i)} ${n(y)}v${n(h)}`;
  pic.line(lines, shade(wood, -0.1), 0.22 * s);
}

/** A modern house above the coast: long white roofs, glass towards the sea, wood, a terrace. */
export function coastal(stage: Stage, x: number, base: number, width: number): void {
  const { pic, t } = stage;
  const s = width / 100;
  const left = x - 50 * s;
  const chance = pic.stream('coastal');
  castShadow(stage, left, base, 100 * s, 9 * s);
  // Upper storey, set back
  pic.rect(left + 36 * s, base - 28 * s, 46 * s, 12 * s, t.wall);
  glassWall(stage, left + 38 * s, base - 26.6 * s, 27 * s, 10 * s, 5, s, true);
  boards(stage, left + 67 * s, base - 27 * s, 13 * s, 11 * s, s);
  pic.rect(left + 69.5 * s, base - 24.4 * s, 8 * s, 3 * s, t.pane);
  pic.rect(left + 32 * s, base - 30 * s, 54 * s, 2.2 * s, t.trim);
  pic.rect(left + 32 * s, base - 28 * s, 54 * s, 0.7 * s, t.wallShade);
  // Railing of the upper terrace
  pic.rect(left + 8 * s, base - 19.6 * s, 28 * s, 3.6 * s, t.pane, 'opacity=".22"');
  pic.rect(left + 8 * s, base - 19.9 * s, 28 * s, 0.4 * s, mix(t.dark, t.trim, 0.2));
  pic.path(clump(chance, left + 14 * s, base - 17.4 * s, 4 * s, 2.2 * s, 9), t.leaf);
  // Lower storey
  pic.rect(left + 4 * s, base - 15 * s, 92 * s, 15 * s, pic.linear(left, 0, left + 100 * s, 0, [[0, t.wall], [1, mix(t.wall, t.wallShade, 0.6)]]));
  boards(stage, left + 40 * s, base - 14 * s, 12 * s, 14 * s, s);
  pic.rect(left + 43.4 * s, base - 11.6 * s, 5.4 * s, 11.6 * s, t.accent);
  pic.rect(left + 47.4 * s, base - 6.6 * s, 0.6 * s, 2.4 * s, t.trim);
  glassWall(stage, left + 8 * s, base - 12.6 * s, 29 * s, 12.6 * s, 5, s);
  glassWall(stage, left + 56 * s, base - 12.6 * s, 21 * s, 12.6 * s, 4, s, true);
  pic.rect(left + 82 * s, base - 10 * s, 10 * s, 4 * s, t.pane);
  pic.rect(left, base - 17 * s, 100 * s, 2.4 * s, t.trim);
  pic.rect(left + 4 * s, base - 14.6 * s, 92 * s, 1 * s, t.dark, 'opacity=".22"');
  // Terrace
  pic.rect(left - 6 * s, base, 112 * s, 1.6 * s, mix(t.way, t.trim, 0.4));
  pic.rect(left - 6 * s, base + 1.4 * s, 112 * s, 0.8 * s, shade(t.way, -0.16));
}
