import type { HexColor } from '@/site-config/types';
import { mix, shade } from '../core/color';
import { arch, n, poly } from '../core/shape';
import { clump } from '../nature/leafy';
import { frond } from '../nature/palm';
import type { Stage } from '../types';
import { castShadow, steps } from './parts';

/** A vault of glass: curved ribs from both eaves to a ridge, with bars across. */
function vault(stage: Stage, x: number, base: number, w: number, h: number, ribs: number, lift: number): void {
  const { pic, t } = stage;
  const profile = (k: number): string => `M${n(x - (w / 2) * k)} ${n(base)}C${n(x - (w / 2) * k)} ${n(base - h * 0.86)} ${n(x - w * 0.14 * k)} ${n(base - h * 0.9)} ${n(x)} ${n(base - h)}C${n(x + w * 0.14 * k)} ${n(base - h * 0.9)} ${n(x + (w / 2) * k)} ${n(base - h * 0.86)} ${n(x + (w / 2) * k)} ${n(base)}`;
  pic.path(`${profile(1)}Z`, pic.linear(x - w / 2, base - h, x + w / 2, base, [[0, t.trim, 0.78], [0.5, t.sky[2], 0.5], [1, t.wallShade, 0.66]]));
  let bars = '';
  for (let i = 0; i <= ribs; i += 1) bars += profile(1 - (i / ribs) * 0.999);
  for (let i = 1; i <= 3; i += 1) {
    const f = i / 3.6;
    const half = (w / 2) * (1 - f ** 3.2) * 0.99;
    bars += `M${n(x - half)} ${n(base - h * 0.86 * f)}Q${n(x)} ${n(base - h * 0.86 * f - lift)} ${n(x + half)} ${n(base - h * 0.86 * f)}`;
  }
  pic.line(bars, t.trim, Math.max(pic.u * 0.07, w * 0.006));
  pic.line(profile(1), t.trim, Math.max(pic.u * 0.12, w * 0.014));
}

/** Palms and broad crowns growing under the glass. */
function growth(stage: Stage, x: number, base: number, w: number, h: number, name: string, veil: HexColor): void {
  const { pic, t } = stage;
  const chance = pic.stream(`growth/${name}`);
  let [dark, leaf] = ['', ''];
  for (let i = 0; i < 6; i += 1) {
    const px = x + (i / 5 - 0.5) * w * 0.78;
    const r = w * chance.range(0.07, 0.12);
    const up = h * (0.14 + chance.range(0, 0.3) * (1 - Math.abs(i / 5 - 0.5) * 1.6));
    dark += clump(chance, px, base - up * 0.6, r * 1.2, up * 0.7, 11);
    leaf += clump(chance, px - r * 0.2, base - up * 0.8, r * 0.8, up * 0.42, 9);
  }
  pic.path(dark, mix(t.leafDark, veil, 0.22));
  pic.path(leaf, mix(t.leaf, veil, 0.16));
  for (const [dx, up] of [[-0.14, 0.56], [0.12, 0.66]] as const) {
    let d = '';
    for (let i = 0; i < 7; i += 1) d += frond(x + dx * w, base - up * h, -Math.PI * (1.05 - (i / 6) * 1.1), h * 0.26, 9);
    pic.line(`M${n(x + dx * w * 0.9)} ${n(base)}Q${n(x + dx * w * 0.8)} ${n(base - up * h * 0.5)} ${n(x + dx * w)} ${n(base - up * h)}`, mix(t.bark, veil, 0.3), w * 0.012);
    pic.path(d, mix(t.leaf, veil, 0.12));
  }
}

/** A glasshouse: a tall vaulted middle, two lower wings, a brick foot, a door that stands open to the garden. */
export function glasshouse(stage: Stage, x: number, base: number, width: number): void {
  const { pic, t } = stage;
  const s = width / 100;
  castShadow(stage, x - 50 * s, base, 100 * s, 9 * s);
  const veil = t.sky[2];
  for (const dir of [-1, 1]) {
    const cx = x + dir * 33 * s;
    growth(stage, cx, base - 4 * s, 32 * s, 20 * s, `wing${dir}`, veil);
    vault(stage, cx, base - 4 * s, 35 * s, 22 * s, 5, 1.2 * s);
    pic.rect(cx - 17.6 * s, base - 4.4 * s, 35.2 * s, 4.4 * s, pic.fall(base - 4.4 * s, base, [[0, shade(t.accent, 0.1)], [1, t.accent]]));
    pic.rect(cx - 17.9 * s, base - 5 * s, 35.8 * s, 1 * s, t.trim);
  }
  pic.path(poly([[x - 20 * s, base], [x - 20 * s, base - 20 * s], [x + 20 * s, base - 20 * s], [x + 20 * s, base]]), mix(t.trim, veil, 0.6), 'opacity=".7"');
  growth(stage, x, base - 3 * s, 38 * s, 40 * s, 'middle', veil);
  vault(stage, x, base - 4 * s, 42 * s, 41 * s, 6, 2.4 * s);
  // The lantern that lets the warm air out.
  pic.rect(x - 4 * s, base - 48 * s, 8 * s, 3.6 * s, t.trim);
  pic.path(`M${n(x - 4.6 * s)} ${n(base - 48 * s)}Q${n(x)} ${n(base - 54 * s)} ${n(x + 4.6 * s)} ${n(base - 48 * s)}Z`, t.roof);
  pic.line(`M${n(x)} ${n(base - 51 * s)}v${n(-4 * s)}`, t.roof, 0.5 * s);
  pic.rect(x - 21 * s, base - 4.4 * s, 42 * s, 4.4 * s, pic.fall(base - 4.4 * s, base, [[0, shade(t.accent, 0.1)], [1, t.accent]]));
  pic.rect(x - 21.4 * s, base - 5 * s, 42.8 * s, 1 * s, t.trim);
  pic.path(arch(x - 5.6 * s, base - 18 * s, 11.2 * s, 18 * s), t.trim);
  pic.path(arch(x - 4.6 * s, base - 16.8 * s, 9.2 * s, 16.8 * s), pic.fall(base - 17 * s, base, [[0, t.lamp], [1, mix(t.leafDark, t.lamp, 0.45)]]));
  pic.line(`M${n(x)} ${n(base - 16.6 * s)}V${n(base)}M${n(x - 4.6 * s)} ${n(base - 9 * s)}h${n(9.2 * s)}`, t.trim, 0.6 * s);
  steps(stage, x - 7 * s, base + 1.6 * s, 14 * s, 1.8 * s, 2, t.way);
}
