import { mix, shade } from '../core/color';
import { between, n, poly, type Point } from '../core/shape';
import type { Land, Stage } from '../types';

interface End {
  x: number;
  y: number;
  width: number;
}

/** Where the way lies at `f` (0 far, 1 near). */
export type Course = (f: number) => { x: number; y: number; half: number };

/** A way in perspective, from far (narrow) to near (wide); `bend` says how much it winds. Gives its course, to set things along it. */
export function way(stage: Stage, kind: Land['way'], farEnd: End, nearEnd: End, bend: number): Course {
  const { pic, t } = stage;
  const steps = 14;
  const left: Point[] = [];
  const right: Point[] = [];
  const at: Course = (f) => {
    // Perspective: what is near takes up more of the sheet.
    const depth = f ** 1.7;
    const y = farEnd.y + (nearEnd.y - farEnd.y) * f;
    const x = farEnd.x + (nearEnd.x - farEnd.x) * depth + Math.sin(f * Math.PI * 1.5) * bend * pic.u * 13 * (0.25 + f * 0.75) * (1 - f);
    return { x, y, half: (farEnd.width + (nearEnd.width - farEnd.width) * depth) / 2 };
  };
  for (let i = 0; i <= steps; i += 1) {
    const { x, y, half } = at(i / steps);
    left.push([x - half, y]);
    right.push([x + half, y]);
  }
  const shape = between(left, right);
  const edge = shade(t.way, -0.12);
  pic.path(between(left.map(([x, y]): Point => [x - pic.u * 0.6, y]), right.map(([x, y]): Point => [x + pic.u * 0.9, y + pic.u * 0.3])), edge, 'opacity=".55"');
  pic.path(shape, pic.fall(farEnd.y, nearEnd.y, [[0, mix(t.way, t.haze, 0.4)], [0.5, t.way], [1, shade(t.way, -0.05)]]));
  if (kind === 'earth' || kind === 'gravel') {
    pebbles(stage, shape, at, edge, kind === 'gravel' ? 60 : 26);
    return at;
  }
  let joints = '';
  const rows = kind === 'stone' ? 10 : kind === 'boards' ? 26 : 30;
  for (let i = 1; i < rows; i += 1) {
    const f = (i / rows) ** 0.72;
    const { x, y, half } = at(f);
    joints += `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y + half * 0.03)} ${n(x + half)} ${n(y)}`;
    const next = at(((i + 1) / rows) ** 0.72);
    if (kind !== 'boards') {
      const count = kind === 'stone' ? 3 : 8;
      for (let k = 1; k < count; k += 1) {
        const g = (k + (i % 2) * 0.5) / count;
        if (g < 1) joints += `M${n(x - half + 2 * half * g)} ${n(y)}L${n(next.x - next.half + 2 * next.half * g)} ${n(next.y)}`;
      }
    }
  }
  pic.clipped(shape, () => pic.line(joints, edge, Math.max(pic.u * 0.07, pic.u * 0.16), 'opacity=".6"'));
  if (kind === 'boards') pic.path(poly([...left, ...[...left].toReversed().map(([x, y]): Point => [x + (y - farEnd.y) * 0.03, y])]), shade(t.way, 0.08), 'opacity=".7"');
  return at;
}

function pebbles({ pic }: Stage, shape: string, at: Course, color: string, count: number): void {
  const chance = pic.stream('pebbles');
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const f = chance.next() ** 0.7;
    const { x, y, half } = at(f);
    const r = half * chance.range(0.012, 0.03) + 0.4;
    d += `M${n(x + chance.range(-0.9, 0.9) * half)} ${n(y)}a${n(r * 1.6)} ${n(r * 0.6)} 0 1 0 .1 0z`;
  }
  pic.clipped(shape, () => pic.path(d, color, 'opacity=".7"'));
}
