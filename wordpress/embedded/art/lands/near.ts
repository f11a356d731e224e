import { mix, shade } from '../core/color';
import { box, n, oval, poly, taper, type Point } from '../core/shape';
import type { Stage } from '../types';

/** A wall of field stones along a line. */
export function stoneWall({ pic, t }: Stage, y: (x: number) => number, height: number): void {
  const chance = pic.stream('stones');
  const stone = mix(t.wallShade, t.dark, 0.3);
  let [body, light] = ['', ''];
  for (const row of [0, 1]) {
    for (let x = -height; x < pic.w + height; ) {
      const w = height * chance.range(0.9, 1.9);
      const cy = y(x + w / 2) - row * height * 0.5;
      const h = height * chance.range(0.24, 0.34);
      body += oval(x + w / 2, cy, w * 0.54, h);
      light += `M${n(x + w * 0.12)} ${n(cy - h * 0.3)}Q${n(x + w * 0.45)} ${n(cy - h * 1.3)} ${n(x + w * 0.9)} ${n(cy - h * 0.2)}z`;
      x += w * 0.96;
    }
  }
  pic.path(body, shade(stone, -0.05));
  pic.path(light, shade(stone, 0.1));
}

/** A fence of posts and two rails along a line. */
export function fence({ pic, t }: Stage, y: (x: number) => number, height: number, from: number, to: number, gap: number): void {
  let [posts, rails] = ['', ''];
  for (let x = from; x <= to; x += gap) {
    const [a, b] = [y(x), y(x + gap)];
    posts += box(x - height * 0.06, a - height, height * 0.13, height * 1.08);
    if (x + gap <= to) for (const up of [0.82, 0.46]) rails += taper([[x, a - height * up], [x + gap, b - height * up]], height * 0.09, height * 0.09);
  }
  pic.path(rails + posts, mix(t.trim, t.wallShade, 0.35));
}

/** A wooden pier or boardwalk running out from the lower edge. */
export function pier({ pic, t }: Stage, from: Point, to: Point, wide: number, narrow: number): void {
  const planks = 16;
  const wood = mix(t.wood, t.haze, 0.25);
  let posts = '';
  for (const f of [0, 0.25, 0.48, 0.68, 0.85, 1]) {
    const [x, y, w] = [from[0] + (to[0] - from[0]) * f, from[1] + (to[1] - from[1]) * f, wide + (narrow - wide) * f];
    for (const side of [-1, 1]) posts += box(x + (side * w) / 2 - w * 0.035, y - w * 0.1, w * 0.07, w * 0.36);
  }
  pic.path(posts, shade(wood, -0.2));
  pic.path(poly([[from[0] - wide / 2, from[1]], [to[0] - narrow / 2, to[1]], [to[0] + narrow / 2, to[1]], [from[0] + wide / 2, from[1]]]), pic.fall(to[1], from[1], [[0, shade(wood, 0.08)], [1, wood]]));
  let gaps = '';
  for (let i = 1; i < planks; i += 1) {
    const f = 1 - (1 - i / planks) ** 1.8;
    const [x, y, w] = [from[0] + (to[0] - from[0]) * f, from[1] + (to[1] - from[1]) * f, wide + (narrow - wide) * f];
    gaps += `M${n(x - w / 2)} ${n(y)}h${n(w)}`;
  }
  pic.line(gaps, shade(wood, -0.12), Math.max(pic.u * 0.07, pic.u * 0.14));
}
