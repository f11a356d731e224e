import { mix, shade } from '../core/color';
import { between, box, n, poly, taper, type Point } from '../core/shape';
import type { Stage } from '../types';

/** A dry wall of field stones along a line, with a lit top course. */
export function stoneWall({ pic, t }: Stage, y: (x: number) => number, height: number): void {
  const chance = pic.stream('stones');
  const stone = mix(t.wallShade, t.bark, 0.34);
  const line = Array.from({ length: 9 }, (_, i): Point => [(pic.w * i) / 8, y((pic.w * i) / 8)]);
  const top = line.map(([x, base], i): Point => [x, base - height + chance.range(-0.1, 0.1) * height + (i % 2) * 0.1]);
  pic.path(between(top, line.map(([x, base]): Point => [x, base + height * 0.16])), shade(stone, -0.16));
  let [dim, body, light] = ['', '', ''];
  for (const row of [0, 1, 2]) {
    for (let x = -height * chance.next(); x < pic.w + height; ) {
      const w = height * chance.range(0.7, 1.5);
      const h = height * (row === 2 ? 0.25 : 0.3);
      const cy = y(x + w / 2) - height * (0.02 + row * 0.34) - h;
      const d = `M${n(x + w * 0.08)} ${n(cy + h)}q${n(-w * 0.1)} ${n(-h)} ${n(w * 0.16)} ${n(-h)}h${n(w * 0.56)}q${n(w * 0.22)} 0 ${n(w * 0.14)} ${n(h)}z`;
      if (row === 2) light += d;
      else if (chance.chance(0.5)) body += d;
      else dim += d;
      x += w;
    }
  }
  pic.path(dim, shade(stone, -0.05));
  pic.path(body, stone);
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
