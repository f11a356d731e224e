/** A point: x, y. */
export type Point = readonly [number, number];

/** A number as short as a picture needs it: one decimal, no trailing zero. */
export const n = (value: number): string => String(Math.round(value * 10) / 10 || 0);

const pair = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** Straight lines through the points. */
export function poly(points: readonly Point[], closed = true): string {
  return `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;
}

/** The curve that goes on from the first point through all others (no M): Catmull-Rom as Béziers. */
function curve(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i));
    return points[index] ?? [0, 0];
  };
  let d = '';
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const k = 1 / 6;
    const one: Point = [from[0] + (to[0] - before[0]) * k, from[1] + (to[1] - before[1]) * k];
    const two: Point = [to[0] - (after[0] - from[0]) * k, to[1] - (after[1] - from[1]) * k];
    // From the second piece on, the first handle mirrors the last one: S says so in fewer numbers.
    d += i === 0 ? `C${pair(one)} ${pair(two)} ${pair(to)}` : `S${pair(two)} ${pair(to)}`;
  }
  return d;
}

/** A smooth curve through the points. */
export function smooth(points: readonly Point[], closed = false): string {
  return `M${pair(points[0] ?? [0, 0])}${curve(points, closed)}${closed ? 'Z' : ''}`;
}

/** The area under a smooth curve, down to `bottom`. */
export function under(points: readonly Point[], bottom: number): string {
  const first = points[0] ?? [0, 0];
  const last = points[points.length - 1] ?? first;
  return `${smooth(points)}L${n(last[0])} ${n(bottom)}L${n(first[0])} ${n(bottom)}Z`;
}

/** The area between two smooth curves (both from left to right or top to bottom). */
export function between(one: readonly Point[], two: readonly Point[]): string {
  const back = [...two].toReversed();
  return `${smooth(one)}L${pair(back[0] ?? [0, 0])}${curve(back, false)}Z`;
}

/** A tapering stroke along points: from width `from` to width `to`. */
export function taper(points: readonly Point[], from: number, to: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, i) => {
    const before = points[Math.max(0, i - 1)] ?? point;
    const after = points[Math.min(points.length - 1, i + 1)] ?? point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const half = (from + ((to - from) * i) / (points.length - 1 || 1)) / 2;
    left.push([point[0] - (dy / length) * half, point[1] + (dx / length) * half]);
    right.push([point[0] + (dy / length) * half, point[1] - (dx / length) * half]);
  });
  return between(left, right);
}

/** An axis-parallel rectangle as a path, for joining many into one element. */
export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

/** An ellipse as a path. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0z`;

/** A rectangle under a round arch. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y + h)}V${n(y + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y + h)}z`;
