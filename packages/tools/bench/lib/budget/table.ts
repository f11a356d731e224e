import { markdownTable } from '../../../markdown-table';
import { kilobytes, scriptBytes, SHOWS_ISLAND, SIZE_TARGETS } from '../size/table';
import type { PageSize } from '../size/visit';

/** Smaller differences are ids and hashes of a build. */
const NOISE_BYTES = 50;
const BYTES_PER_KB = 1000;

interface Measure {
  name: string;
  /** Null where a page has none. */
  bytes: (page: PageSize) => number | null;
  limitKb: (page: PageSize) => number | null;
}

const MEASURES: readonly Measure[] = [
  { name: 'HTML', bytes: ({ html }) => html, limitKb: () => SIZE_TARGETS.htmlKb },
  { name: 'CSS', bytes: ({ css }) => css, limitKb: () => null },
  {
    name: 'JS',
    bytes: scriptBytes,
    limitKb: ({ name }) => (SHOWS_ISLAND.includes(name) ? SIZE_TARGETS.touchedKb : SIZE_TARGETS.firstKb),
  },
  {
    name: 'JS touched',
    bytes: ({ touchedFiles, inline }) => (touchedFiles === null ? null : touchedFiles + inline),
    limitKb: () => SIZE_TARGETS.touchedKb,
  },
];

export interface Budget {
  lines: string[];
  /** Each measure with the templates whose figure is above its limit and larger than on the base. */
  failures: string[];
}

/** Compares the branch's pages with the base's. */
export function budgetOf(base: readonly PageSize[], branch: readonly PageSize[]): Budget {
  const larger = new Map<string, string[]>();
  const cellsOf = (page: PageSize, { name, bytes, limitKb }: Measure): string[] => {
    const [now, limit] = [bytes(page), limitKb(page)];
    const other = base.find((each) => each.name === page.name);
    const before = other ? bytes(other) : null;
    const isOver = now !== null && limit !== null && now > limit * BYTES_PER_KB;
    if (isOver && now - (before ?? 0) > NOISE_BYTES) larger.set(name, [...(larger.get(name) ?? []), page.name]);
    return [kilobytesOf(before), `${kilobytesOf(now)}${isOver ? '!' : ' '}`, difference(before, now)];
  };
  const rows = branch.map((page) => [page.name, ...MEASURES.flatMap((measure) => cellsOf(page, measure))]);
  const gone = base.filter(({ name }) => !branch.some((page) => page.name === name));
  const head = ['kB, gzip', ...MEASURES.flatMap(({ name }) => [name, 'branch ', '±'])];
  const limits = MEASURES.map(({ name, limitKb }) => {
    const all = [...new Set(branch.flatMap((page) => limitKb(page) ?? []))];
    return all.length > 0 ? `${name} ${all.join(' or ')}` : null;
  }).filter((each) => each !== null);
  return {
    lines: [
      markdownTable(head, rows),
      ...gone.map(({ name }) => `${name}: not on the branch`),
      '',
      `! is above the limit, kB: ${limits.join('; ')}.`,
    ],
    failures: [...larger].map(([name, templates]) => `${name}: ${templates.join(', ')}`),
  };
}

const kilobytesOf = (bytes: number | null): string => (bytes === null ? '–' : kilobytes(bytes));

function difference(before: number | null, now: number | null): string {
  if (now === null) return '';
  if (before === null) return 'new';
  const bytes = now - before;
  if (Math.abs(bytes) <= NOISE_BYTES) return '=';
  return `${bytes > 0 ? '+' : '−'}${(Math.abs(bytes) / BYTES_PER_KB).toFixed(2)}`;
}
