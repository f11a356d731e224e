import { mix, shade } from '../core/color';
import { arch, box, n, poly } from '../core/shape';
import type { Land, Stage } from '../types';

/** A window seen from inside: the brand's land beyond, its frame in the brand's way of building, a sill. */
export function viewWindow(land: Land, stage: Stage, x: number, y: number, w: number, h: number): void {
  const { pic, t } = stage;
  const f = Math.max(3, pic.u * 1.5);
  const frame = t.trim;
  const dim = shade(mix(frame, t.inside, 0.4), -0.08);
  const outline = land.window === 'arch' ? arch(x, y, w, h) : box(x, y, w, h);
  pic.rect(x - f * 1.6, y + h + f * 0.3, w + f * 3.2, f * 1.2, dim);
  pic.path(land.window === 'arch' ? arch(x - f, y - f, w + f * 2, h + f * 1.5) : box(x - f, y - f, w + f * 2, h + f * 2), frame);
  pic.clipped(outline, () => {
    pic.inset(x, y, w, h, (inner) => {
      const scene: Stage = { ...stage, pic: inner, focus: 0.62 };
      land.backdrop(scene, h * 0.62);
      near(land, scene);
    });
    pic.path(poly([[x + w * 0.1, y], [x + w * 0.34, y], [x + w * 0.06, y + h], [x - w * 0.18, y + h]]), '#ffffff', 'opacity=".12"');
  });
  bars(land, stage, x, y, w, h, f, frame);
  pic.rect(x - f * 2.2, y + h + f * 0.2, w + f * 4.4, f * 1.1, frame);
  pic.rect(x - f * 2.2, y + h + f * 1.3, w + f * 4.4, f * 0.5, dim);
  pic.line(`M${n(x)} ${n(y + h)}V${n(land.window === 'arch' ? y + w / 2 : y)}`, dim, f * 0.5);
}

function near(land: Land, scene: Stage): void {
  const { pic, t } = scene;
  const base = pic.h * 0.86;
  pic.rect(0, base, pic.w, pic.h - base, pic.fall(base, pic.h, [[0, t.groundLight], [1, t.ground]]));
  land.tree(scene, pic.w * 0.2, pic.h * 0.93, pic.h * 0.62, 0.1, 'window1');
  land.tree(scene, pic.w * 0.86, pic.h * 0.9, pic.h * 0.4, 0.24, 'window2');
  for (let i = 0; i < 6; i += 1) land.plant(scene, pic.w * (0.06 + i * 0.19), pic.h * 1.02, pic.h * 0.13, `window${i}`);
}

function bars(land: Land, { pic }: Stage, x: number, y: number, w: number, h: number, f: number, color: string): void {
  const [thick, thin] = [f * 0.85, f * 0.42];
  if (land.window === 'wide') {
    pic.path(box(x + w * 0.5 - thick / 2, y, thick, h), color);
    return;
  }
  if (land.window === 'panes') {
    let d = '';
    for (let i = 1; i < 5; i += 1) d += box(x + (w * i) / 5 - thin / 2, y, thin, h);
    pic.path(d + box(x, y + h * 0.34, w, thick) + box(x, y + h * 0.67, w, thin), color);
    return;
  }
  if (land.window === 'arch') {
    pic.path(box(x + w / 2 - thick / 2, y, thick, h) + box(x, y + w / 2, w, thick) + box(x, y + w / 2 + (h - w / 2) / 2, w, thin), color);
    return;
  }
  pic.path(box(x, y + h / 2 - thick / 2, w, thick) + box(x + w / 3 - thin / 2, y, thin, h) + box(x + (w * 2) / 3 - thin / 2, y, thin, h) + box(x, y + h / 4 - thin / 2, w, thin) + box(x, y + (h * 3) / 4 - thin / 2, w, thin), color);
}
