import type { HexColor } from '@/site-config/types';
import { mix, shade } from '../core/color';
import { arch, box, n, poly, type Point } from '../core/shape';
import type { Stage } from '../types';

export interface WindowForm {
  w: number;
  h: number;
  /** Panes across and down. */
  panes?: readonly [number, number];
  arched?: boolean;
  shutters?: HexColor;
  /** Light inside. */
  lit?: boolean;
  /** A stone or board below. */
  sill?: boolean;
}

/** Windows of one form at these places: surround, glass that mirrors the sky, bars, sill, shutters. */
function windows(stage: Stage, places: readonly Point[], form: WindowForm, lit: readonly number[]): void {
  const { pic, t } = stage;
  const { w, h } = form;
  const y = places[0]?.[1] ?? 0;
  const frame = Math.max(pic.u * 0.06, w * 0.1);
  const [across, down] = form.panes ?? [2, 2];
  let [shutters, outer, dark, bright, bars, sills] = ['', '', '', '', '', ''];
  places.forEach(([x], i) => {
    if (form.shutters) shutters += box(x - w * 0.42 - frame, y, w * 0.42, h) + box(x + w + frame, y, w * 0.42, h);
    outer += form.arched ? arch(x - frame, y - frame, w + frame * 2, h + frame * 1.6) : box(x - frame, y - frame, w + frame * 2, h + frame * 2);
    const pane = form.arched ? arch(x, y, w, h) : box(x, y, w, h);
    if (form.lit === true || lit.includes(i) || (stage.hour === 'dusk' && i % 3 !== 2)) bright += pane;
    else dark += pane;
    if (w < pic.u * 1.1) return;
    for (let k = 1; k < across; k += 1) bars += `M${n(x + (w * k) / across)} ${n(y)}v${n(h)}`;
    for (let k = 1; k < down; k += 1) bars += `M${n(x)} ${n(y + (h * k) / down)}h${n(w)}`;
    if (form.sill !== false) sills += box(x - frame * 1.8, y + h + frame, w + frame * 3.6, frame * 1.1);
  });
  if (form.shutters) pic.path(shutters, form.shutters);
  pic.path(outer, t.trim);
  if (dark) pic.path(dark, pic.fall(y, y + h, [[0, t.pane], [1, mix(t.pane, t.sky[0], 0.5)]]));
  if (bright) pic.path(bright, pic.fall(y, y + h, [[0, t.lamp], [1, mix(t.lamp, t.accent, 0.22)]]));
  if (bars) pic.line(bars, t.trim, Math.max(pic.u * 0.05, w * 0.045));
  if (sills) pic.path(sills, shade(t.trim, -0.1));
}

export function windowAt(stage: Stage, x: number, y: number, form: WindowForm): void {
  windows(stage, [[x, y]], form, []);
}

/** A row of windows, evenly set between x and x + span. */
export function windowRow(stage: Stage, x: number, y: number, span: number, count: number, form: WindowForm, lit: readonly number[] = []): void {
  const gap = span / count;
  windows(stage, Array.from({ length: count }, (_, i): Point => [x + gap * (i + 0.5) - form.w / 2, y]), form, lit);
}

/** A wall that takes the light from the left. */
export function wall({ pic }: Stage, x: number, y: number, w: number, h: number, color: HexColor, dim: HexColor): void {
  pic.rect(x, y, w, h, pic.linear(x, y, x + w, y + h * 0.4, [[0, color], [1, mix(color, dim, 0.45)]]));
}

/** A hip or gable roof seen from the front; `inset` draws the ridge in (0 gives a box). */
export function roof({ pic }: Stage, x: number, y: number, w: number, h: number, inset: number, color: HexColor, eave = 0.02): void {
  const over = w * eave;
  pic.path(poly([[x - over, y], [x + inset, y - h], [x + w - inset, y - h], [x + w + over, y]]), pic.fall(y - h, y, [[0, shade(color, 0.06)], [1, shade(color, -0.03)]]));
}

/** A triangular pediment with a raking cornice. */
export function pediment({ pic }: Stage, x: number, y: number, w: number, h: number, face: HexColor, edge: HexColor): void {
  pic.path(poly([[x - w * 0.03, y], [x + w / 2, y - h], [x + w * 1.03, y]]), edge);
  const inset = h * 0.16;
  pic.path(poly([[x + w * 0.09, y - inset * 0.7], [x + w / 2, y - h + inset * 1.1], [x + w * 0.91, y - inset * 0.7]]), face);
}

/** Columns on bases, standing between x and x + span. */
export function columns({ pic, t }: Stage, x: number, top: number, span: number, height: number, count: number, width: number): void {
  let [shaft, ends] = ['', ''];
  for (let i = 0; i < count; i += 1) {
    const cx = x + (span * i) / (count - 1 || 1);
    shaft += box(cx - width / 2, top, width, height);
    ends += box(cx - width * 0.75, top - width * 0.1, width * 1.5, width * 0.45) + box(cx - width * 0.75, top + height - width * 0.4, width * 1.5, width * 0.45);
    pic.rect(cx - width * 0.1, top, width * 1.5, height, t.dark, 'opacity=".16"');
  }
  pic.path(shaft, t.trim);
  let dim = '';
  for (let i = 0; i < count; i += 1) dim += box(x + (span * i) / (count - 1 || 1) + width * 0.14, top, width * 0.36, height);
  pic.path(dim, t.wallShade, 'opacity=".8"');
  pic.path(ends, t.trim);
}

/** A panelled door with a light above it. */
export function door({ pic, t }: Stage, x: number, base: number, w: number, h: number, color: HexColor, arched = false): void {
  const f = w * 0.1;
  pic.path(arched ? arch(x - f, base - h - f, w + f * 2, h + f) : box(x - f, base - h - f, w + f * 2, h + f), t.trim);
  pic.path(arched ? arch(x, base - h, w, h) : box(x, base - h, w, h), color);
  pic.path(box(x + w * 0.15, base - h * 0.4, w * 0.28, h * 0.32) + box(x + w * 0.57, base - h * 0.4, w * 0.28, h * 0.32), shade(color, -0.07));
  pic.path(box(x + w * 0.15, base - h * 0.8, w * 0.28, h * 0.34) + box(x + w * 0.57, base - h * 0.8, w * 0.28, h * 0.34), t.lamp, 'opacity=".85"');
}

/** Broad steps up to a door. */
export function steps({ pic }: Stage, x: number, base: number, w: number, h: number, count: number, color: HexColor): void {
  for (let i = 0; i < count; i += 1) {
    const grow = (w * 0.07 * (i + 1)) / 2;
    pic.rect(x - grow, base - h + (h * i) / count, w + grow * 2, h / count + 0.4, shade(color, -0.035 * i));
  }
}

/** The shadow a building lays on the ground, towards the right and the viewer. */
export function castShadow({ pic, t }: Stage, x: number, base: number, w: number, length: number): void {
  pic.path(poly([[x, base - 1], [x + w, base - 1], [x + w + length * 1.5, base + length * 0.5], [x + length * 0.9, base + length * 0.5]]), t.dark, 'opacity=".16"');
}
