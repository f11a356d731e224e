import type { HexColor } from '@/site-config/types';
import { mix, shade } from '../core/color';
import { n, poly } from '../core/shape';
import { leaf, stem } from '../nature/plants';
import type { Land, Stage } from '../types';
import { bag, bowl, card, folded, glass, notes, place } from './tableThings';
import { viewWindow } from './window';

/** Where things stand: `x` across the table, `mid` its middle line. */
interface Top {
  x: (f: number) => number;
  mid: number;
}

/** A table by a window: two mugs, a notebook, keys (someone has sat down to talk), or by variant papers, a packed bag, a meal. */
export function table(land: Land, stage: Stage, variant: string): void {
  const { pic, t } = stage;
  const u = pic.u;
  const edge = pic.h * (pic.tall ? 0.62 : 0.58);
  pic.rect(0, 0, pic.w, pic.h, pic.linear(0, 0, pic.w, 0, [[0, shade(t.inside, -0.05)], [1, t.inside]]));
  const ww = Math.min(pic.w * 0.62, u * 96);
  const wx = pic.w * (0.5 + (stage.focus - 0.5) * 0.5) - ww / 2;
  viewWindow({ ...land, window: land.window === 'arch' ? 'wide' : land.window }, stage, wx, u * 5, ww, edge - u * 12);
  const front = pic.h - u * 5;
  pic.path(poly([[-2, edge], [pic.w + 2, edge], [pic.w + 2, front], [-2, front]]), pic.fall(edge, front, [[0, mix(t.wood, t.glow, 0.42)], [1, t.wood]]));
  pic.rect(0, front, pic.w, pic.h - front, shade(t.wood, -0.1));
  grain(stage, edge, front);
  pic.path(poly([[wx + ww * 0.04, edge], [wx + ww * 0.46, edge], [wx + ww * 0.26, front], [wx - ww * 0.3, front]]) + poly([[wx + ww * 0.56, edge], [wx + ww * 0.96, edge], [wx + ww * 0.98, front], [wx + ww * 0.42, front]]), t.glow, 'opacity=".3"');
  const x = (f: number): number => pic.w * 0.5 + (f - 0.5) * Math.min(pic.w, u * 130);
  (layouts[variant] ?? coffee)(stage, { x, mid: edge + (front - edge) * 0.5 });
}

function coffee(stage: Stage, { x, mid }: Top): void {
  const { u, tall } = stage.pic;
  jug(stage, x(0.22), mid - u * 6, u * 22);
  notebook(stage, x(0.55), mid + u * 9, u * 30);
  mug(stage, x(0.4), mid + u * 2, u * 13, stage.t.cloth, -1);
  mug(stage, x(0.78), mid - u * 1, u * 13, stage.t.accent, 1);
  keys(stage, x(0.86), mid + u * 13, u * 7);
  if (tall) notes(stage, x(0.24), mid + u * 16, u * 20);
}

const layouts: Partial<Record<string, (stage: Stage, top: Top) => void>> = {
  papers: (stage, { x, mid }) => {
    const { u } = stage.pic;
    jug(stage, x(0.16), mid - u * 6, u * 20);
    mug(stage, x(0.82), mid - u * 2, u * 13, stage.t.accent, 1);
    notes(stage, x(0.4), mid + u * 12, u * 34);
    card(stage, x(0.72), mid + u * 13, u * 27);
  },
  bag: (stage, { x, mid }) => {
    const { u } = stage.pic;
    bag(stage, x(0.34), mid + u * 6, u * 44);
    folded(stage, x(0.7), mid + u * 10, u * 26, true);
    mug(stage, x(0.9), mid - u * 1, u * 12, stage.t.accent, 1);
  },
  meal: (stage, { x, mid }) => {
    const { u } = stage.pic;
    jug(stage, x(0.2), mid - u * 7, u * 20);
    for (const f of [0.4, 0.84]) place(stage, x(f), mid - u * 7, u * 20);
    bowl(stage, x(0.62), mid + u * 3, u * 24);
    for (const f of [0.26, 0.9]) place(stage, x(f), mid + u * 12, u * 27);
    for (const [f, dy] of [[0.44, 7], [0.76, 6], [0.5, -6]] as const) glass(stage, x(f), mid + u * dy, u * 6);
  },
};

function grain({ pic, t }: Stage, top: number, bottom: number): void {
  const chance = pic.stream('grain');
  let d = '';
  for (let i = 1; i < 5; i += 1) d += `M0 ${n(top + (bottom - top) * (i / 5) ** 1.4)}H${n(pic.w)}`;
  pic.line(d, shade(t.wood, -0.09), pic.u * 0.25, 'opacity=".5"');
  let fine = '';
  for (let i = 0; i < 16; i += 1) {
    const y = top + (bottom - top) * chance.next();
    const x = pic.w * chance.next();
    const l = pic.w * chance.range(0.06, 0.2);
    fine += `M${n(x)} ${n(y)}q${n(l / 2)} ${n(chance.range(-1, 1) * pic.u)} ${n(l)} 0`;
  }
  pic.line(fine, shade(t.wood, -0.07), pic.u * 0.18, 'opacity=".5"');
}

/** A mug with its handle to one side, steam and shadow. */
export function mug({ pic, t }: Stage, x: number, base: number, w: number, color: HexColor, dir: number): void {
  const h = w * 0.95;
  pic.ellipse(x + w * 0.34, base, w * 0.72, w * 0.13, t.dark, 'opacity=".26"');
  pic.line(`M${n(x + dir * w * 0.46)} ${n(base - h * 0.76)}c${n(dir * w * 0.4)} ${n(-h * 0.04)} ${n(dir * w * 0.4)} ${n(h * 0.52)} ${n(-dir * w * 0.04)} ${n(h * 0.5)}`, shade(color, -0.06), w * 0.11);
  pic.path(`M${n(x - w / 2)} ${n(base - h)}L${n(x - w * 0.44)} ${n(base - h * 0.1)}Q${n(x - w * 0.42)} ${n(base + w * 0.06)} ${n(x)} ${n(base + w * 0.06)}Q${n(x + w * 0.42)} ${n(base + w * 0.06)} ${n(x + w * 0.44)} ${n(base - h * 0.1)}L${n(x + w / 2)} ${n(base - h)}Z`, pic.linear(x - w / 2, 0, x + w / 2, 0, [[0, shade(color, 0.1)], [0.5, color], [1, shade(color, -0.1)]]));
  pic.ellipse(x, base - h, w / 2, w * 0.12, shade(color, 0.14));
  pic.ellipse(x, base - h, w * 0.43, w * 0.09, mix(t.bark, t.wood, 0.25));
  pic.line(`M${n(x - w * 0.1)} ${n(base - h * 1.2)}c${n(-w * 0.16)} ${n(-h * 0.22)} ${n(w * 0.16)} ${n(-h * 0.3)} 0 ${n(-h * 0.56)}M${n(x + w * 0.14)} ${n(base - h * 1.24)}c${n(-w * 0.14)} ${n(-h * 0.18)} ${n(w * 0.14)} ${n(-h * 0.24)} 0 ${n(-h * 0.44)}`, t.trim, w * 0.055, 'opacity=".6"');
}

/** A notebook with a ribbon, a pencil across it. */
function notebook({ pic, t }: Stage, x: number, base: number, w: number): void {
  const h = w * 0.34;
  const cover = mix(t.accent, t.dark, 0.22);
  pic.path(poly([[x - w * 0.4, base - h], [x + w * 0.46, base - h], [x + w * 0.62, base + w * 0.05], [x - w * 0.44, base + w * 0.05]]), t.dark, 'opacity=".2"');
  pic.path(poly([[x - w * 0.42, base - h], [x + w * 0.4, base - h], [x + w * 0.52, base], [x - w * 0.52, base]]), cover);
  pic.path(poly([[x - w * 0.52, base], [x + w * 0.52, base], [x + w * 0.52, base + w * 0.045], [x - w * 0.52, base + w * 0.045]]), t.trim);
  pic.path(poly([[x - w * 0.52, base + w * 0.045], [x + w * 0.52, base + w * 0.045], [x + w * 0.52, base + w * 0.06], [x - w * 0.52, base + w * 0.06]]), cover);
  pic.path(poly([[x + w * 0.26, base - h], [x + w * 0.29, base - h], [x + w * 0.39, base], [x + w * 0.35, base]]), shade(cover, 0.2));
  pic.path(poly([[x + w * 0.16, base], [x + w * 0.2, base], [x + w * 0.2, base + w * 0.14], [x + w * 0.18, base + w * 0.12], [x + w * 0.16, base + w * 0.14]]), t.cloth);
  pic.line(`M${n(x - w * 0.34)} ${n(base - h * 0.2)}L${n(x + w * 0.16)} ${n(base - h * 0.72)}`, t.lamp, w * 0.035);
  pic.line(`M${n(x + w * 0.12)} ${n(base - h * 0.68)}L${n(x + w * 0.16)} ${n(base - h * 0.72)}`, t.blossom, w * 0.035);
  pic.line(`M${n(x - w * 0.34)} ${n(base - h * 0.2)}l${n(-w * 0.03)} ${n(h * 0.09)}`, t.dark, w * 0.014);
}

/** Two keys on a ring with a leather tag. */
function keys({ pic, t }: Stage, x: number, y: number, r: number): void {
  const metal = mix(t.wallShade, t.dark, 0.25);
  pic.ellipse(x, y, r * 0.5, r * 0.26, 'none', `stroke="${metal}" stroke-width="${n(r * 0.09)}"`);
  for (const [angle, l] of [[0.35, 1.7], [0.95, 1.5]] as const) {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle) * 0.5];
    const [hx, hy] = [x + dx * r * 0.75, y + dy * r * 0.75];
    pic.ellipse(hx, hy, r * 0.34, r * 0.2, metal);
    pic.ellipse(hx, hy, r * 0.13, r * 0.07, t.wood);
    pic.line(`M${n(hx)} ${n(hy)}L${n(x + dx * r * l)} ${n(y + dy * r * l)}m${n(-dx * r * 0.3)} ${n(-dy * r * 0.3)}l${n(-dy * r * 0.3)} ${n(dx * r * 0.16)}m${n(dx * r * 0.24)} ${n(dy * r * 0.2)}l${n(-dy * r * 0.24)} ${n(dx * r * 0.14)}`, metal, r * 0.11);
  }
  pic.path(`M${n(x - r * 0.4)} ${n(y - r * 0.06)}l${n(-r * 1.3)} ${n(r * 0.1)}q${n(-r * 0.3)} ${n(r * 0.26)} ${n(r * 0.06)} ${n(r * 0.42)}l${n(r * 1.2)} ${n(-r * 0.22)}Z`, t.cloth);
}

/** A jug with leafy twigs and a few blossoms. */
export function jug({ pic, t }: Stage, x: number, base: number, h: number): void {
  const w = h * 0.5;
  pic.ellipse(x + w * 0.4, base, w * 0.8, w * 0.14, t.dark, 'opacity=".25"');
  for (const [a, l] of [[-1.95, 1.1], [-1.5, 1.35], [-1.1, 1.05]] as const) stem(pic, x, base - h * 0.86, a, h * l, t.leafDark, t.leaf, 5, 0.3);
  for (const [dx, up] of [[-0.42, 1.75], [0.04, 2.05], [0.5, 1.66]] as const) for (let k = 0; k < 5; k += 1) pic.path(leaf(x + dx * h, base - up * h, k * 1.26, h * 0.13, 0.6), t.blossom);
  const glaze = mix(t.trim, t.wallShade, 0.18);
  pic.path(`M${n(x - w * 0.3)} ${n(base - h)}C${n(x - w * 0.2)} ${n(base - h * 0.74)} ${n(x - w * 0.62)} ${n(base - h * 0.6)} ${n(x - w * 0.54)} ${n(base - h * 0.28)}Q${n(x - w * 0.48)} ${n(base + w * 0.06)} ${n(x)} ${n(base + w * 0.06)}Q${n(x + w * 0.48)} ${n(base + w * 0.06)} ${n(x + w * 0.54)} ${n(base - h * 0.28)}C${n(x + w * 0.62)} ${n(base - h * 0.6)} ${n(x + w * 0.2)} ${n(base - h * 0.74)} ${n(x + w * 0.3)} ${n(base - h)}Z`, pic.linear(x - w / 2, 0, x + w / 2, 0, [[0, t.trim], [0.45, glaze], [1, shade(glaze, -0.14)]]));
  pic.ellipse(x, base - h, w * 0.3, w * 0.07, shade(glaze, -0.16));
  pic.line(`M${n(x - w * 0.53)} ${n(base - h * 0.36)}Q${n(x)} ${n(base - h * 0.28)} ${n(x + w * 0.53)} ${n(base - h * 0.36)}`, t.cloth, w * 0.05);
}
