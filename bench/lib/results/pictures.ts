import { barChart } from '../charts/bars';
import { curveChart } from '../charts/curves';
import { median } from '../numbers';
import { CURVES } from '../scale/table';
import { OURS, CACHED } from '../serve/table';
import { scriptBytes, SIZE_TARGETS } from '../size/table';
import { SPEED_TARGETS } from '../speed/table';
import type { Part, Results } from './schemas';

/** A picture of docs/images/performance/: its file and what it is for. */
export interface Picture {
  file: string;
  alt: string;
  svg: string;
}

type Rendered<P extends Part> = (data: Results[P]) => Picture[];

const size: Rendered<'size'> = ({ empty, faust, astro, pages, withVendors }) => {
  const title = 'JavaScript of a first visit without a touch, gzip';
  const beside = [empty, faust, ...(astro ? [astro] : [])];
  const bars = [...beside, ...pages, ...withVendors].map((page) => ({
    label: withVendors.includes(page) ? `${page.name}, with vendors` : page.name,
    value: scriptBytes(page) / 1000,
    isOurs: !beside.includes(page),
  }));
  return [
    {
      file: 'size.svg',
      alt: title,
      svg: barChart({ title, unit: 'kB', bars, limits: [{ value: SIZE_TARGETS.firstKb, label: 'aim' }] }),
    },
  ];
};

const serve: Rendered<'serve'> = ({ served }) => {
  const isOurs = (name: string) => name === OURS || name === CACHED;
  const bars = (of: (one: (typeof served)[number]) => number) =>
    served.map((one) => ({ label: `${one.name}, ${one.connections}`, value: of(one), isOurs: isOurs(one.name) }));
  const fast = 'Cached pages a second, by connections';
  const late = 'What 99 of 100 visitors wait at most for a cached page, by connections';
  return [
    {
      file: 'serve.svg',
      alt: fast,
      svg: barChart({ title: fast, unit: '/s', bars: bars(({ perSecond }) => median(perSecond)) }),
    },
    {
      file: 'serve-p99.svg',
      alt: late,
      svg: barChart({ title: late, unit: 'ms', bars: bars(({ p99 }) => median(p99)) }),
    },
  ];
};

const cold: Rendered<'cold'> = ({ rows, delay }) => {
  const title = `A page never seen: until all have it, WordPress taking ${delay} ms a response`;
  const bars = rows.map(({ name, visitors, last }) => ({
    label: `${name}, ${visitors.toLocaleString('en-US')} at once`,
    value: median(last),
    isOurs: name === OURS,
  }));
  return [{ file: 'cold.svg', alt: title, svg: barChart({ title, unit: 'ms', bars }) }];
};

const scale: Rendered<'scale'> = ({ points }) =>
  [
    { file: 'scale-time.svg', title: 'Time by number of pages', unit: 's' },
    { file: 'scale-space.svg', title: 'Memory and disk by number of pages', unit: 'MB' },
    { file: 'scale-answers.svg', title: 'Sitemap and webhook by number of pages', unit: 'ms' },
  ].map(({ file, title, unit }) => {
    const curves = CURVES.filter((curve) => curve.unit === unit).map(({ what, of }) => ({
      label: what,
      points: points.map((point) => [point.pages, of(point)] as const).filter(([, y]) => y > 0),
    }));
    return { file, alt: title, svg: curveChart({ title, xLabel: 'pages', unit, curves }) };
  });

const speed: Rendered<'speed'> = ({ beside, pages }) => {
  const chart = (
    file: string,
    title: string,
    unit: string,
    aim: number,
    of: (page: (typeof pages)[number]) => number | null,
  ) => {
    const bars = [...beside, ...pages].flatMap((page) => {
      const value = of(page);
      return value === null ? [] : [{ label: page.name, value, isOurs: !beside.includes(page) }];
    });
    return { file, alt: title, svg: barChart({ title, unit, bars, limits: [{ value: aim, label: 'aim' }] }) };
  };
  return [
    chart(
      'speed.svg',
      'Largest paint on a slow phone (Lighthouse, mobile)',
      's',
      SPEED_TARGETS.lcpMs / 1000,
      ({ lcp }) => lcp && lcp / 1000,
    ),
    chart(
      'speed-blocking.svg',
      'Blocking time on a slow phone (Lighthouse, mobile)',
      'ms',
      SPEED_TARGETS.tbtMs,
      ({ tbt }) => tbt,
    ),
  ];
};

const interactions: Rendered<'interactions'> = ({ rows }) => {
  const title = 'What a visitor waits for after a touch on a slow phone';
  const bars = rows.flatMap(({ what, target, ms }) => [
    { label: what, value: median(ms), isOurs: true },
    { label: 'aim', value: target, isOurs: false },
  ]);
  return [{ file: 'interactions.svg', alt: title, svg: barChart({ title, unit: 'ms', bars }) }];
};

const drawers: { [P in Part]: Rendered<P> } = { size, serve, cold, scale, speed, interactions };

/** The pictures of a part's figures. */
export function picturesOf<P extends Part>(part: P, data: Results[P]): Picture[] {
  const render: Rendered<P> = drawers[part];
  return render(data);
}
