/** How the site's pages differ from WordPress's, and what of other plugins would be lost. */
import type { Inventory } from '../inventory';
import { HARMS, type Harm } from '../compare';
import { MIN_SHARE_OF_ALL, MIN_SHARE_OF_PAGE, percent, shareOf, sumOf } from '../page-words';
import { row, type Level, type Row, type Section } from '../report';
import type { Verdict } from '../crawl';

const SEO_HARMS: readonly Harm[] = [
  'title',
  'canonical',
  'description',
  'hidden page indexed',
  'page no longer indexed',
];
const SEO_PLUGINS: readonly (readonly [folder: string, name: string])[] = [
  ['wordpress-seo', 'Yoast SEO'],
  ['seo-by-rank-math', 'Rank Math'],
  ['wp-seopress', 'SEOPress'],
  ['all-in-one-seo-pack', 'All in One SEO'],
  ['autodescription', 'The SEO Framework'],
];

const isRed = ({ differences }: Verdict): boolean => differences.some(({ level }) => level === 'red');

/** Returns how many of all words are shown, and the pages below the threshold. */
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

export function kindSection(verdicts: readonly Verdict[]): Section {
  const kinds = [...new Set(verdicts.map(({ kind }) => kind))];
  return {
    title: 'Addresses compared',
    head: ['kind', 'compared', 'red', 'words shown'],
    rows: kinds.map((kind) => {
      const some = verdicts.filter((one) => one.kind === kind);
      const red = some.filter(isRed).length;
      const words = sumOf(some.flatMap((one) => one.words ?? []));
      return row('info', kind, String(some.length), String(red), words.total > 0 ? percent(words) : '');
    }),
  };
}

export function seoSection({ plugins, seo, site }: Inventory, verdicts: readonly Verdict[]): Section {
  const active = SEO_PLUGINS.flatMap(([folder, name]) =>
    plugins.some(({ file }) => file.startsWith(folder)) ? name : [],
  );
  const compared = verdicts.filter(({ wordPress, site: ours }) => wordPress === '200' && ours === '200').length;
  return {
    title: 'Search engines',
    note: `${active.length > 0 ? `Active: ${active.join(', ')}` : 'No plugin for search engines is active'}.${site.isIndexable ? '' : ' WordPress as a whole asks search engines to stay away (Settings → Reading).'}`,
    head: ['value', 'count', 'what happens'],
    rows: [
      ...SEO_HARMS.map((harm) => {
        const some = verdicts.filter(({ differences }) => differences.some((one) => one.harm === harm));
        const isLost = some.some(({ differences }) =>
          differences.some((one) => one.harm === harm && one.level === 'red'),
        );
        const level: Level = isLost ? 'red' : some.length > 0 ? 'yellow' : 'green';
        return row(level, harm, String(some.length), `differs on ${some.length} of ${compared} pages compared`);
      }),
      ...seo.map(({ name, count }) => row('info', name, String(count), 'texts with this value')),
    ],
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
