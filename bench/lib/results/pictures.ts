import { barChart } from '../charts/bars';
import { curveChart } from '../charts/curves';
import { median } from '../numbers';
import { CURVES } from '../scale/table';
import { OURS, CACHED } from '../serve/table';
import { SIZE_TARGETS } from '../size-table';
import type { Part, Results } from './schemas';

/** A picture of docs/images/performance/: its file and what it is for. */
export interface Picture {
  file: string;
  alt: string;
  svg: string;
}

type Drawn<P extends Part> = (data: Results[P]) => Picture[];

const size: Drawn<'size'> = ({ empty, faust, pages }) => {
  const title = 'Scripts that a page’s HTML names, gzip';
  const bars = [empty, ...pages, faust].map((page) => ({ label: page.name, value: page.scripts.gzip / 1000, isOurs: pages.includes(page) }));
  const limits = [
    { value: (empty.scripts.gzip / 1000) * SIZE_TARGETS.ofEmpty, label: `${SIZE_TARGETS.ofEmpty} × empty Next page` },
    { value: (faust.scripts.gzip / 1000) * SIZE_TARGETS.ofFaust, label: `${SIZE_TARGETS.ofFaust} × Faust page` },
  ];
  return [{ file: 'size.svg', alt: title, svg: barChart({ title, unit: 'kB', bars, limits }) }];
};

const serve: Drawn<'serve'> = ({ served }) => {
  const isOurs = (name: string) => name === OURS || name === CACHED;
  const bars = (of: (one: (typeof served)[number]) => number) => served.map((one) => ({ label: `${one.name}, ${one.connections}`, value: of(one), isOurs: isOurs(one.name) }));
  const fast = 'Kept pages a second, by connections';
  const late = 'What 99 of 100 visitors wait at most for a kept page, by connections';
  return [
    { file: 'serve.svg', alt: fast, svg: barChart({ title: fast, unit: '/s', bars: bars(({ perSecond }) => median(perSecond)) }) },
    { file: 'serve-p99.svg', alt: late, svg: barChart({ title: late, unit: 'ms', bars: bars(({ p99 }) => median(p99)) }) },
  ];
};

const cold: Drawn<'cold'> = ({ rows, delay }) => {
  const title = `A page never seen: until all have it, WordPress taking ${delay} ms an answer`;
  const bars = rows.map(({ name, visitors, last }) => ({ label: `${name}, ${visitors.toLocaleString('en-US')} at once`, value: median(last), isOurs: name === OURS }));
  return [{ file: 'cold.svg', alt: title, svg: barChart({ title, unit: 'ms', bars }) }];
};

const scale: Drawn<'scale'> = ({ points }) =>
  [
    { file: 'scale-time.svg', title: 'Time by number of pages', unit: 's' },
    { file: 'scale-space.svg', title: 'Memory and disk by number of pages', unit: 'MB' },
    { file: 'scale-answers.svg', title: 'Sitemap and change notice by number of pages', unit: 'ms' },
  ].map(({ file, title, unit }) => {
    const curves = CURVES.filter((curve) => curve.unit === unit).map(({ what, of }) => ({ label: what, points: points.map((point) => [point.pages, of(point)] as const).filter(([, y]) => y > 0) }));
    return { file, alt: title, svg: curveChart({ title, xLabel: 'pages', unit, curves }) };
  });

const speed: Drawn<'speed'> = ({ beside, pages }) => {
  const title = 'Largest paint on a slow phone (Lighthouse, mobile)';
  const bars = [...beside, ...pages].flatMap((page) => (page.lcp === null ? [] : [{ label: page.name, value: page.lcp / 1000, isOurs: !beside.includes(page) }]));
  return [{ file: 'speed.svg', alt: title, svg: barChart({ title, unit: 's', bars, limits: [{ value: 1.2, label: 'aim' }] }) }];
};

const drawers: { [P in Part]: Drawn<P> } = { size, serve, cold, scale, speed };

/** The pictures of a part's figures. */
export function picturesOf<P extends Part>(part: P, data: Results[P]): Picture[] {
  const draw: Drawn<P> = drawers[part];
  return draw(data);
}
