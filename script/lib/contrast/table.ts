import { colorPairs } from '@/site-config/validation/contrast/check';
import { USES } from '@/site-config/validation/contrast/pairs';
import { ratioText } from '@/site-config/validation/contrast/problems';
import type { SiteConfig } from '@/site-config/types';

/** Every use of colors, and each brand's contrast where that use is worst. As Markdown. */
export function contrastTable(sites: readonly SiteConfig[]): string {
  const pairs = sites.map(colorPairs);
  const rows = USES.map((use) => {
    const worst = pairs.map((all) => Math.min(...all.flatMap((pair) => (pair.use === use ? [pair.ratio] : []))));
    const grounds = use.grounds.join(', ');
    return [
      use.what,
      `${use.ink} on ${grounds}`,
      use.least,
      ...worst.map((ratio) => (ratio < use.least ? `**${ratioText(ratio)}**` : ratioText(ratio))),
    ];
  });
  const head = ['on the page', 'colors', 'needs', ...sites.map(({ code }) => code)];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const BEGIN = '<!-- contrast: npm run tool -- contrast --write -->';
const END = '<!-- /contrast -->';

/** The table in its place in a document. @throws where the document has no place for it */
export function withTable(document: string, table: string): string {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The document has no lines "${BEGIN}" and "${END}".`);
  return `${before}${BEGIN}\n${table}\n${END}${after}`;
}
