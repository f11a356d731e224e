import { line, picture, round, short, text, WIDTH } from './svg';

export interface Bar {
  label: string;
  value: number;
  /** Ours, or what it is measured beside. */
  isOurs: boolean;
}

export interface BarChart {
  title: string;
  unit: string;
  bars: readonly Bar[];
  limits?: readonly { value: number; label: string }[];
}

const TOP = 52;
const ROW = 26;
const THICK = 16;
const LEFT = 240;
/** Width of the figures at the right. */
const RIGHT = 110;

/** Bars from left to right, one below the other, with their figures; limits as dashed lines across. */
export function barChart({ title, unit, bars, limits = [] }: BarChart): string {
  const most = Math.max(...bars.map(({ value }) => value), ...limits.map(({ value }) => value), Number.MIN_VALUE);
  const x = (value: number) => LEFT + (value / most) * (WIDTH - LEFT - RIGHT);
  const bottom = TOP + bars.length * ROW;
  const rows = bars.flatMap(({ label, value, isOurs }, index) => {
    const y = TOP + index * ROW;
    return [
      text(LEFT - 10, y + THICK - 3, label, { anchor: 'end', kind: 'small' }),
      `<rect class="${isOurs ? 's0' : 's1'}" x="${LEFT}" y="${y}" width="${round(Math.max(1, x(value) - LEFT))}" height="${THICK}" rx="2"/>`,
    ];
  });
  const figures = bars.map(({ value }, index) =>
    text(WIDTH - 20, TOP + index * ROW + THICK - 3, `${short(value)} ${unit}`, { anchor: 'end', kind: 'small strong' }),
  );
  const across = limits.flatMap(({ value, label }, index) => [
    line([x(value), TOP - 6], [x(value), bottom], 'limit'),
    text(x(value), bottom + 16 + index * 16, `${label}: ${short(value)} ${unit}`, {
      anchor: 'end',
      kind: 'small limit-text',
    }),
  ]);
  const desc = `${bars.map(({ label, value }) => `${label}: ${short(value)} ${unit}`).join('; ')}.${limits.map(({ value, label }) => ` ${label}: ${short(value)} ${unit}.`).join('')}`;
  return picture(title, desc, bottom + 14 + limits.length * 16 + 4, [
    ...rows,
    ...across,
    line([LEFT, TOP - 6], [LEFT, bottom]),
    ...figures,
  ]);
}
