import type { Inventory } from '../inventory';
import { HARMS } from '../compare';
import { MIN_SHARE_OF_ALL, MIN_SHARE_OF_PAGE, percent, shareOf, sumOf } from '../page-words';
import { row, type Row, type Section } from '../report';
import type { Verdict } from '../crawl';

const isRed = ({ differences }: Verdict): boolean => differences.some(({ level }) => level === 'red');

export function wordRows(verdicts: readonly Verdict[]): Row[] {
  const all = verdicts.flatMap(({ words }) => words ?? []);
  const unmarked = verdicts.filter(({ isUnmarked }) => isUnmarked).map(({ path }) => path);
  const notCompared =
    unmarked.length > 0
      ? [
          row(
            'yellow',
            'Texts not compared',
            `${unmarked.length}, which the theme prints in its own way, such as ${unmarked[0]}`,
          ),
        ]
      : [];
  if (all.length === 0 && unmarked.length === 0) return [row('yellow', 'Words', 'no page’s words could be compared')];
  const sum = sumOf(all);
  const below = all.filter((one) => !one.isReordered && shareOf(one) < MIN_SHARE_OF_PAGE).length;
  return [
    ...notCompared,
    row(
      shareOf(sum) < MIN_SHARE_OF_ALL ? 'red' : 'green',
      'Words in order',
      `${percent(sum)} of ${sum.total.toLocaleString('en-US')} words of ${all.length} texts (99 % are needed)`,
    ),
    row(
      below > 0 ? 'yellow' : 'green',
      'Texts',
      `${all.length - below} of ${all.length} show 97 % of their words or more`,
    ),
  ];
}

export function pageSection(verdicts: readonly Verdict[]): Section {
  const differing = verdicts
    .flatMap(({ path, kind, wordPress, site, differences }) =>
      differences.map(({ harm, level, text }) => ({
        harm,
        level,
        cells: [`${path} (${kind})`, harm, text, wordPress, site],
      })),
    )
    .toSorted((a, b) => HARMS.indexOf(a.harm) - HARMS.indexOf(b.harm));
  return {
    title: 'Pages that differ',
    note: `${verdicts.filter(({ differences }) => differences.length === 0).length} of ${verdicts.length} addresses answer as WordPress does. The most harmful first.`,
    head: ['address', 'differs in', 'how', 'WordPress', 'site'],
    rows: differing.map(({ level, cells }) => row(level, ...cells)),
  };
}

export function redirectSection({ redirects }: Inventory, verdicts: readonly Verdict[]): Section {
  const known = new Map(verdicts.map((one) => [one.path, one]));
  return {
    title: 'Redirects of other plugins',
    note: redirects.length === 0 ? 'None.' : 'Each plain one was requested from both.',
    head: ['from', 'to', 'status', 'plugin', 'what happens'],
    rows: redirects.map(({ from, to, status, by, isPattern }) => {
      const verdict = known.get(from);
      const cells = [from, to, String(status), by];
      if (!verdict)
        return row('info', ...cells, isPattern ? 'a pattern: WordPress answers it for the site' : 'not compared');
      return row(isRed(verdict) ? 'red' : 'green', ...cells, verdict.site);
    }),
  };
}
