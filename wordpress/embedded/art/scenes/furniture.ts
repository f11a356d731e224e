import type { HexColor } from '@/site-config/types';
import { mix, shade } from '../core/color';
import { n, poly, smooth } from '../core/shape';
import { leaf } from '../nature/plants';
import type { Stage } from '../types';

/** A curtain drawn aside, in soft folds. */
export function curtain({ pic, t }: Stage, x: number, top: number, w: number, h: number, dir: number): void {
  const cloth = mix(t.trim, t.cloth, 0.16);
  const inner = x + (dir * w) / 2;
  const outer = x - (dir * w) / 2;
  pic.path(`M${n(outer)} ${n(top)}H${n(inner)}C${n(inner + dir * w * 0.12)} ${n(top + h * 0.35)} ${n(inner - dir * w * 0.28)} ${n(top + h * 0.6)} ${n(inner - dir * w * 0.04)} ${n(top + h)}H${n(outer - dir * w * 0.06)}C${n(outer)} ${n(top + h * 0.6)} ${n(outer)} ${n(top + h * 0.3)} ${n(outer)} ${n(top)}Z`, pic.linear(outer, 0, inner, 0, [[0, shade(cloth, -0.06)], [0.5, cloth], [1, shade(cloth, 0.03)]]));
  let folds = '';
  for (const f of [0.24, 0.46, 0.7]) folds += `M${n(outer + dir * w * f)} ${n(top + h * 0.02)}C${n(outer + dir * w * (f + 0.05))} ${n(top + h * 0.4)} ${n(outer + dir * w * (f - 0.12))} ${n(top + h * 0.6)} ${n(outer + dir * w * (f - 0.03))} ${n(top + h * 0.99)}`;
  pic.line(folds, shade(cloth, -0.1), pic.u * 0.5, 'opacity=".6"');
}

/** A bed made up with a folded blanket, seen from its side. */
export function bed({ pic, t }: Stage, x: number, base: number, w: number, dir: number): void {
  const s = w / 60;
  const at = (dx: number): number => x + dir * dx * s;
  const linen = mix(t.trim, t.cloth, 0.05);
  pic.ellipse(x, base + 0.6 * s, 33 * s, 2.6 * s, t.dark, 'opacity=".2"');
  const head = `M${n(at(-30))} ${n(base)}V${n(base - 25 * s)}Q${n(at(-30))} ${n(base - 27 * s)} ${n(at(-28.6))} ${n(base - 27 * s)}Q${n(at(-26.4))} ${n(base - 27 * s)} ${n(at(-26.4))} ${n(base - 25 * s)}V${n(base)}Z`;
  pic.path(head, t.wood);
  pic.path(poly([[at(-27), base - 4 * s], [at(29), base - 4 * s], [at(29), base], [at(27), base], [at(27), base - 1.6 * s], [at(-27), base - 1.6 * s]]), shade(t.wood, -0.06));
  pic.path(`M${n(at(-27))} ${n(base - 4 * s)}V${n(base - 12.6 * s)}H${n(at(27))}Q${n(at(30))} ${n(base - 12.6 * s)} ${n(at(30))} ${n(base - 10 * s)}V${n(base - 4 * s)}Z`, shade(linen, -0.05));
  for (const [dx, dy, c] of [[-21.5, 16.6, shade(linen, -0.05)], [-17.5, 15, linen]] as const) {
    pic.path(`M${n(at(dx - 5))} ${n(base - (dy - 4) * s)}C${n(at(dx - 6.4))} ${n(base - (dy + 1) * s)} ${n(at(dx - 4))} ${n(base - (dy + 4.4) * s)} ${n(at(dx))} ${n(base - (dy + 3) * s)}C${n(at(dx + 5))} ${n(base - (dy + 1) * s)} ${n(at(dx + 6))} ${n(base - (dy - 3) * s)} ${n(at(dx + 4.4))} ${n(base - (dy - 4) * s)}Z`, c);
  }
  const blanket = pic.fall(base - 15 * s, base, [[0, shade(t.cloth, 0.08)], [1, shade(t.cloth, -0.03)]]);
  pic.path(`M${n(at(-10))} ${n(base - 12.6 * s)}C${n(at(-4))} ${n(base - 15.6 * s)} ${n(at(14))} ${n(base - 13.6 * s)} ${n(at(25))} ${n(base - 14)}Q${n(at(31.4))} ${n(base - 14 * s)} ${n(at(31.4))} ${n(base - 9 * s)}L${n(at(31))} ${n(base - 2.6 * s)}C${n(at(20))} ${n(base - 1.4 * s)} ${n(at(4))} ${n(base - 3.4 * s)} ${n(at(-9))} ${n(base - 2.4 * s)}Z`, blanket);
  pic.path(`M${n(at(-10))} ${n(base - 12.6 * s)}C${n(at(-8))} ${n(base - 14.2 * s)} ${n(at(-5))} ${n(base - 14.4 * s)} ${n(at(-3))} ${n(base - 14.2 * s)}L${n(at(-3.4))} ${n(base - 2.8 * s)}L${n(at(-9))} ${n(base - 2.4 * s)}Z`, linen);
  pic.line(smooth([[at(6), base - 13.6 * s], [at(8), base - 8 * s], [at(6.6), base - 3 * s]]) + smooth([[at(18), base - 13.4 * s], [at(20), base - 8 * s], [at(18.6), base - 2.6 * s]]), shade(t.cloth, -0.08), 0.5 * s, 'opacity=".6"');
  pic.path(poly([[at(15), base - 14 * s], [at(27), base - 14 * s], [at(30.4), base - 12 * s], [at(31), base - 3 * s], [at(19), base - 2.2 * s], [at(18), base - 9 * s]]), t.accent, 'opacity=".9"');
  pic.path(poly([[at(-29), base], [at(-29), base + 1.4 * s], [at(-27.4), base + 1.4 * s], [at(-27.4), base]]) + poly([[at(27), base], [at(27), base + 1.4 * s], [at(28.6), base + 1.4 * s], [at(28.6), base]]), t.wood);
}

/** An armchair turned half towards the window. */
export function armchair({ pic, t }: Stage, x: number, base: number, w: number, dir: number, color: HexColor): void {
  const s = w / 36;
  const at = (dx: number): number => x + dir * dx * s;
  const [dim, lit] = [shade(color, -0.09), shade(color, 0.07)];
  pic.ellipse(x, base, 19 * s, 2.2 * s, t.dark, 'opacity=".22"');
  pic.line(`M${n(at(-13))} ${n(base - 6 * s)}L${n(at(-15))} ${n(base)}M${n(at(13))} ${n(base - 6 * s)}L${n(at(15))} ${n(base)}`, t.bark, 1.3 * s);
  pic.path(`M${n(at(-14))} ${n(base - 8 * s)}C${n(at(-19))} ${n(base - 26 * s)} ${n(at(-17))} ${n(base - 35 * s)} ${n(at(-7))} ${n(base - 35 * s)}C${n(at(5))} ${n(base - 35 * s)} ${n(at(8))} ${n(base - 30 * s)} ${n(at(9))} ${n(base - 14 * s)}Z`, dim);
  pic.path(`M${n(at(-9))} ${n(base - 13 * s)}C${n(at(-12))} ${n(base - 26 * s)} ${n(at(-11))} ${n(base - 32.6 * s)} ${n(at(-4))} ${n(base - 32.6 * s)}C${n(at(6))} ${n(base - 32.6 * s)} ${n(at(8))} ${n(base - 26 * s)} ${n(at(10))} ${n(base - 13 * s)}Z`, color);
  pic.path(`M${n(at(-10))} ${n(base - 16 * s)}H${n(at(13))}Q${n(at(16))} ${n(base - 16 * s)} ${n(at(16))} ${n(base - 12.6 * s)}V${n(base - 5 * s)}H${n(at(-12))}Z`, lit);
  pic.path(`M${n(at(-12))} ${n(base - 5 * s)}H${n(at(16))}V${n(base - 9 * s)}H${n(at(-11))}Z`, color);
  pic.path(`M${n(at(-18))} ${n(base - 5 * s)}V${n(base - 16 * s)}Q${n(at(-18))} ${n(base - 20 * s)} ${n(at(-13.6))} ${n(base - 20 * s)}Q${n(at(-9))} ${n(base - 20 * s)} ${n(at(-9))} ${n(base - 16 * s)}V${n(base - 5 * s)}Z`, dim);
  pic.path(`M${n(at(-1))} ${n(base - 16 * s)}L${n(at(-4))} ${n(base - 26 * s)}Q${n(at(2))} ${n(base - 28.4 * s)} ${n(at(7))} ${n(base - 26 * s)}L${n(at(8.6))} ${n(base - 16 * s)}Q${n(at(3))} ${n(base - 14.6 * s)} ${n(at(-1))} ${n(base - 16 * s)}Z`, t.accent);
}

/** A plain chair with a padded seat and back, seen from its side. */
export function chair({ pic, t }: Stage, x: number, base: number, h: number, dir: number, color: HexColor): void {
  const s = h / 30;
  const at = (dx: number): number => x + dir * dx * s;
  pic.ellipse(x, base, 10 * s, 1.4 * s, t.dark, 'opacity=".2"');
  pic.line(`M${n(at(-8))} ${n(base - 29 * s)}L${n(at(-6.4))} ${n(base - 13 * s)}L${n(at(-8.6))} ${n(base)}M${n(at(7))} ${n(base - 13 * s)}L${n(at(8.6))} ${n(base)}M${n(at(-6.4))} ${n(base - 11.6 * s)}H${n(at(7))}`, t.wood, 1.3 * s);
  pic.line(`M${n(at(-7.4))} ${n(base - 27.6 * s)}L${n(at(-6))} ${n(base - 17 * s)}`, color, 3.2 * s);
  pic.line(`M${n(at(-5.4))} ${n(base - 14 * s)}H${n(at(7))}`, shade(color, 0.06), 3 * s);
}

export function sideTable({ pic, t }: Stage, x: number, base: number, w: number): void {
  const h = w * 1.15;
  pic.ellipse(x, base, w * 0.5, w * 0.07, t.dark, 'opacity=".2"');
  pic.line(`M${n(x - w * 0.32)} ${n(base - h)}L${n(x - w * 0.42)} ${n(base)}M${n(x + w * 0.32)} ${n(base - h)}L${n(x + w * 0.42)} ${n(base)}`, shade(t.wood, -0.08), w * 0.07);
  pic.rect(x - w * 0.4, base - h, w * 0.8, h * 0.26, shade(t.wood, -0.04));
  pic.circle(x, base - h * 0.86, w * 0.03, t.lamp);
  pic.rect(x - w * 0.5, base - h - w * 0.08, w, w * 0.1, t.wood, `rx="${n(w * 0.04)}"`);
}

/** A lamp of any height, alight. */
export function lampOn({ pic, t }: Stage, x: number, base: number, h: number): void {
  const shadeH = Math.min(h * 0.42, pic.u * 9);
  const w = shadeH * 1.25;
  const top = base - h;
  pic.circle(x, top + shadeH * 0.6, w * 2, pic.radial(x, top + shadeH * 0.6, w * 2, [[0, t.lamp, 0.6], [1, t.lamp, 0]]));
  pic.line(`M${n(x)} ${n(base)}V${n(top + shadeH)}`, t.bark, pic.u * 0.6);
  pic.ellipse(x, base, w * 0.34, w * 0.07, t.bark);
  pic.path(poly([[x - w * 0.3, top], [x + w * 0.3, top], [x + w * 0.5, top + shadeH], [x - w * 0.5, top + shadeH]]), pic.fall(top, top + shadeH, [[0, t.lamp], [1, shade(t.lamp, 0.06)]]));
}

/** A framed print: hills under a sun in the house's colours. */
export function picture({ pic, t }: Stage, x: number, y: number, w: number, h: number): void {
  const [l, f] = [x - w / 2, pic.u * 0.7];
  pic.rect(l + f, y + f, w, h, t.dark, 'opacity=".12"');
  pic.rect(l, y, w, h, t.wood);
  pic.rect(l + f, y + f, w - f * 2, h - f * 2, t.trim);
  const [ix, iy, iw, ih] = [l + w * 0.16, y + h * 0.16, w * 0.68, h * 0.68];
  pic.inset(ix, iy, iw, ih, (p) => {
    p.rect(0, 0, iw, ih, t.sky[2]);
    p.circle(iw * 0.64, ih * 0.4, ih * 0.14, t.accent);
    p.path(smooth([[0, ih * 0.66], [iw * 0.3, ih * 0.5], [iw * 0.7, ih * 0.64], [iw, ih * 0.56]]) + `V${n(ih)}H0Z`, t.ridges[1]);
    p.path(smooth([[0, ih * 0.8], [iw * 0.4, ih * 0.84], [iw, ih * 0.68]]) + `V${n(ih)}H0Z`, t.ridges[3]);
  });
}

export function rug({ pic, t }: Stage, x: number, y: number, rx: number, ry: number): void {
  pic.ellipse(x, y, rx, ry, mix(t.cloth, t.trim, 0.62));
  pic.ellipse(x, y, rx * 0.9, ry * 0.86, 'none', `stroke="${mix(t.accent, t.trim, 0.3)}" stroke-width="${n(pic.u * 0.6)}"`);
  pic.ellipse(x, y, rx * 0.78, ry * 0.72, mix(t.cloth, t.trim, 0.72));
}

/** A tall plant in a pot, its leaves towards the light. */
export function plantPot({ pic, t }: Stage, x: number, base: number, h: number): void {
  const chance = pic.stream('pot');
  const w = h * 0.3;
  pic.ellipse(x, base, w * 0.62, w * 0.1, t.dark, 'opacity=".22"');
  let [dark, lit] = ['', ''];
  for (let i = 0; i < 9; i += 1) {
    const a = -Math.PI * (0.14 + (0.72 * (i + 0.5)) / 9) + chance.range(-0.08, 0.08);
    const l = h * chance.range(0.5, 0.72);
    const d = leaf(x + Math.cos(a) * w * 0.1, base - h * 0.32, a, l, 0.24);
    if (i % 2 === 0) dark += d;
    else lit += d;
  }
  pic.path(dark, t.leafDark);
  pic.path(lit, t.leaf);
  pic.path(poly([[x - w / 2, base - h * 0.34], [x + w / 2, base - h * 0.34], [x + w * 0.36, base], [x - w * 0.36, base]]), pic.linear(x - w / 2, 0, x + w / 2, 0, [[0, mix(t.accent, t.trim, 0.3)], [1, t.accent]]));
  pic.rect(x - w * 0.56, base - h * 0.37, w * 1.12, h * 0.06, mix(t.accent, t.trim, 0.18));
}
