import { growthExponent } from '../numbers';
import type { ScalePoint, ScaleResult } from '../results/schemas';
import { columns } from '../table';
import { verdictLines, type Verdict } from '../verdict';

/** A straight line has 1; what is measured is never that straight. */
const LINEAR = 1.05;
const MAX_MB = 350;

/** The curves: what has to grow no faster than the number of pages. */
export const CURVES: readonly { what: string; unit: string; of: (point: ScalePoint) => number }[] = [
  { what: 'render all pages', unit: 's', of: ({ makeSeconds }) => makeSeconds },
  { what: 'of it the site’s own work', unit: 's', of: ({ makeCpuSeconds }) => makeCpuSeconds },
  { what: 'renew all after a menu edit', unit: 's', of: ({ renewSeconds }) => renewSeconds },
  { what: 'memory while all are requested', unit: 'MB', of: ({ loadMb }) => loadMb },
  { what: 'pages on disk', unit: 'MB', of: ({ diskMb }) => diskMb },
  { what: 'sitemap, first time', unit: 'ms', of: ({ sitemapMs }) => sitemapMs },
  { what: 'webhook of a menu edit accepted', unit: 'ms', of: ({ noticeMs }) => noticeMs },
];

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

export const scaleHeader = ({ points }: ScaleResult): string[] => [
  '',
  ...points.map(({ pages }) => `${pages.toLocaleString('en-US')} pages`),
  'grows as n^',
];

export function scaleRows({ points }: ScaleResult): string[][] {
  const row = (what: string, of: (point: ScalePoint) => number, digits = shown): string[] => [
    what,
    ...points.map((point) => digits(of(point))),
  ];
  const grows = CURVES.map(({ what, unit, of }) => [
    ...row(`${what}, ${unit}`, of),
    growthExponent(points.map((point) => [point.pages, of(point)]))?.toFixed(2) ?? '–',
  ]);
  const plain = [
    row('sitemap, again, ms', ({ sitemapAgainMs }) => sitemapAgainMs),
    row('addresses in the sitemap', ({ addresses }) => addresses, String),
    row('memory before, MB', ({ restMb }) => restMb),
    row('memory while pages are rendered, MB', ({ makeMb }) => makeMb),
    row('cached pages a second, all in turn', ({ loadPerSecond }) => loadPerSecond),
    row('pages rendered again', ({ renewed }) => renewed, String),
    row('failed', ({ failed }) => failed, String),
  ];
  return [...grows, ...plain.map((cells) => [...cells, ''])];
}

export function scaleVerdicts({ points }: ScaleResult): Verdict[] {
  const curves = CURVES.flatMap(({ what, of }): Verdict[] => {
    const exponent = growthExponent(points.map((point) => [point.pages, of(point)]));
    return exponent === null
      ? []
      : [
          {
            what: `${what} grows as n^`,
            target: `≤ ${LINEAR}`,
            measured: exponent.toFixed(2),
            isMet: exponent <= LINEAR,
          },
        ];
  });
  const most = points.at(-1);
  const memory = most
    ? [
        {
          what: `memory with ${most.pages.toLocaleString('en-US')} cached pages under load`,
          target: `≤ ${MAX_MB} MB`,
          measured: `${most.loadMb.toFixed(0)} MB`,
          isMet: most.loadMb <= MAX_MB,
        },
      ]
    : [];
  return [...memory, ...curves];
}

export function scaleTable(result: ScaleResult): string {
  const build =
    result.buildSeconds === null
      ? []
      : [`The build took ${result.buildSeconds.toFixed(0)} s; it knows no pages, so it is the same for any number.`];
  return [
    ...columns([scaleHeader(result), ...scaleRows(result)]),
    '',
    ...build,
    ...verdictLines(scaleVerdicts(result)),
  ].join('\n');
}
