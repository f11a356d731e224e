import { mix, shade } from '../core/color';
import { n, poly } from '../core/shape';
import { clump } from '../nature/leafy';
import type { Stage } from '../types';

/** A sheet of notes and a pen across it. */
export function notes({ pic, t }: Stage, x: number, base: number, w: number): void {
  pic.path(poly([[x - w * 0.36, base - w * 0.36], [x + w * 0.46, base - w * 0.4], [x + w * 0.58, base + w * 0.04], [x - w * 0.44, base + w * 0.09]]), t.dark, 'opacity=".16"');
  pic.path(poly([[x - w * 0.4, base - w * 0.38], [x + w * 0.42, base - w * 0.42], [x + w * 0.54, base], [x - w * 0.48, base + w * 0.05]]), t.trim);
  let lines = '';
  for (let i = 0; i < 6; i += 1) lines += `M${n(x - w * (0.32 + i * 0.012))} ${n(base - w * (0.32 - i * 0.06))}l${n(w * (0.66 - (i % 3) * 0.13))} ${n(-w * 0.03)}`;
  pic.line(lines, mix(t.wallShade, t.cloth, 0.3), w * 0.016);
  pic.line(`M${n(x + w * 0.1)} ${n(base - w * 0.04)}L${n(x + w * 0.5)} ${n(base - w * 0.26)}`, t.cloth, w * 0.036);
  pic.line(`M${n(x + w * 0.1)} ${n(base - w * 0.04)}l${n(-w * 0.05)} ${n(w * 0.028)}`, t.dark, w * 0.018);
}

/** An insurance card, a coloured band on top. */
export function card({ pic, t }: Stage, x: number, base: number, w: number): void {
  const at = (dx: number, up: number): [number, number] => [x + (dx + up * 0.12) * w, base - up * w];
  pic.path(poly([at(-0.46, -0.03), at(0.54, -0.03), at(0.54, 0.36), at(-0.46, 0.36)]), t.dark, 'opacity=".18"');
  pic.path(poly([at(-0.5, 0), at(0.5, 0), at(0.5, 0.4), at(-0.5, 0.4)]), t.trim);
  pic.path(poly([at(-0.5, 0.29), at(0.5, 0.29), at(0.5, 0.4), at(-0.5, 0.4)]), t.cloth);
  pic.path(poly([at(-0.42, 0.1), at(-0.22, 0.1), at(-0.22, 0.23), at(-0.42, 0.23)]), t.accent);
  pic.path([0.18, 0.11, 0.05].map((up, i) => poly([at(-0.14, up), at(0.4 - i * 0.12, up), at(0.4 - i * 0.12, up + 0.026), at(-0.14, up + 0.026)])).join(''), t.wallShade);
}

/** A small travel bag with two handles and a front pocket. */
export function bag({ pic, t }: Stage, x: number, base: number, w: number): void {
  const h = w * 0.52;
  const cloth = mix(t.cloth, t.dark, 0.14);
  pic.ellipse(x + w * 0.1, base, w * 0.6, w * 0.06, t.dark, 'opacity=".26"');
  pic.line(`M${n(x - w * 0.22)} ${n(base - h * 0.84)}C${n(x - w * 0.2)} ${n(base - h * 1.55)} ${n(x + w * 0.2)} ${n(base - h * 1.55)} ${n(x + w * 0.22)} ${n(base - h * 0.84)}`, t.bark, w * 0.035);
  pic.path(`M${n(x - w * 0.5)} ${n(base - h * 0.12)}C${n(x - w * 0.52)} ${n(base - h * 0.7)} ${n(x - w * 0.46)} ${n(base - h)} ${n(x - w * 0.34)} ${n(base - h)}H${n(x + w * 0.34)}C${n(x + w * 0.46)} ${n(base - h)} ${n(x + w * 0.52)} ${n(base - h * 0.7)} ${n(x + w * 0.5)} ${n(base - h * 0.12)}Q${n(x + w * 0.5)} ${n(base)} ${n(x + w * 0.42)} ${n(base)}H${n(x - w * 0.42)}Q${n(x - w * 0.5)} ${n(base)} ${n(x - w * 0.5)} ${n(base - h * 0.12)}Z`, pic.linear(x - w / 2, 0, x + w / 2, 0, [[0, shade(cloth, 0.09)], [1, shade(cloth, -0.05)]]));
  pic.line(`M${n(x - w * 0.38)} ${n(base - h * 0.88)}H${n(x + w * 0.38)}`, t.lamp, w * 0.014);
  pic.path(`M${n(x - w * 0.3)} ${n(base - h * 0.56)}H${n(x + w * 0.3)}V${n(base - h * 0.12)}H${n(x - w * 0.3)}Z`, shade(cloth, 0.05));
  pic.path(`M${n(x - w * 0.26)} ${n(base - h)}h${n(w * 0.06)}V${n(base)}h${n(-w * 0.06)}ZM${n(x + w * 0.2)} ${n(base - h)}h${n(w * 0.06)}V${n(base)}h${n(-w * 0.06)}Z`, t.bark);
}

/** Folded clothes, and a book on top of them when `book`. */
export function folded({ pic, t }: Stage, x: number, base: number, w: number, book: boolean): void {
  pic.ellipse(x + w * 0.08, base, w * 0.56, w * 0.06, t.dark, 'opacity=".22"');
  const colors = [t.accent, t.trim, mix(t.cloth, t.trim, 0.4)];
  colors.forEach((color, i) => {
    const [y, half] = [base - i * w * 0.13, w * (0.5 - i * 0.02)];
    pic.add(`<rect x="${n(x - half)}" y="${n(y - w * 0.13)}" width="${n(half * 2)}" height="${n(w * 0.13)}" rx="${n(w * 0.06)}" fill="${color}"/>`);
    pic.line(`M${n(x - half * 0.86)} ${n(y - w * 0.065)}H${n(x + half * 0.9)}`, shade(color, -0.08), w * 0.012);
  });
  if (!book) return;
  const y = base - w * 0.39;
  pic.rect(x - w * 0.34, y - w * 0.11, w * 0.66, w * 0.11, shade(t.cloth, -0.06));
  pic.rect(x - w * 0.32, y - w * 0.09, w * 0.64, w * 0.06, t.trim);
}

/** A place laid: facade, knife and fork. */
export function place({ pic, t }: Stage, x: number, y: number, w: number): void {
  pic.ellipse(x + w * 0.04, y + w * 0.03, w * 0.5, w * 0.17, t.dark, 'opacity=".18"');
  pic.ellipse(x, y, w * 0.5, w * 0.17, t.trim);
  pic.ellipse(x, y + w * 0.008, w * 0.34, w * 0.11, shade(t.trim, -0.05));
  pic.ellipse(x, y, w * 0.48, w * 0.16, 'none', `stroke="${t.cloth}" stroke-width="${n(w * 0.014)}"`);
  const metal = mix(t.wallShade, t.trim, 0.4);
  pic.line(`M${n(x - w * 0.6)} ${n(y + w * 0.12)}L${n(x - w * 0.54)} ${n(y - w * 0.13)}M${n(x + w * 0.6)} ${n(y + w * 0.12)}L${n(x + w * 0.54)} ${n(y - w * 0.13)}`, metal, w * 0.03);
}

/** A bowl heaped with salad. */
export function bowl({ pic, t }: Stage, x: number, base: number, w: number): void {
  const chance = pic.stream('bowl');
  pic.ellipse(x + w * 0.12, base, w * 0.5, w * 0.08, t.dark, 'opacity=".25"');
  pic.path(clump(chance, x, base - w * 0.42, w * 0.44, w * 0.16, 12), t.leafDark);
  pic.path(clump(chance, x - w * 0.12, base - w * 0.48, w * 0.24, w * 0.1, 9) + clump(chance, x + w * 0.18, base - w * 0.46, w * 0.2, w * 0.09, 9), t.leaf);
  for (const [dx, up] of [[-0.22, 0.46], [0.04, 0.53], [0.26, 0.44]] as const) pic.circle(x + dx * w, base - up * w, w * 0.05, t.accent);
  pic.path(`M${n(x - w * 0.5)} ${n(base - w * 0.4)}Q${n(x)} ${n(base - w * 0.26)} ${n(x + w * 0.5)} ${n(base - w * 0.4)}C${n(x + w * 0.46)} ${n(base - w * 0.1)} ${n(x + w * 0.3)} ${n(base)} ${n(x)} ${n(base)}C${n(x - w * 0.3)} ${n(base)} ${n(x - w * 0.46)} ${n(base - w * 0.1)} ${n(x - w * 0.5)} ${n(base - w * 0.4)}Z`, pic.linear(x - w / 2, 0, x + w / 2, 0, [[0, t.cloth], [1, shade(t.cloth, -0.1)]]));
}

/** A glass of water. */
export function glass({ pic, t }: Stage, x: number, base: number, w: number): void {
  const h = w * 1.5;
  pic.ellipse(x + w * 0.3, base, w * 0.5, w * 0.1, t.dark, 'opacity=".2"');
  pic.path(poly([[x - w * 0.42, base - h], [x + w * 0.42, base - h], [x + w * 0.34, base], [x - w * 0.34, base]]), t.trim, 'opacity=".4"');
  pic.path(poly([[x - w * 0.39, base - h * 0.66], [x + w * 0.39, base - h * 0.66], [x + w * 0.34, base], [x - w * 0.34, base]]), t.waterLight, 'opacity=".7"');
  pic.ellipse(x, base - h, w * 0.42, w * 0.1, 'none', `stroke="${t.trim}" stroke-width="${n(w * 0.05)}"`);
}
