import { printableLine } from '@/bridge/platform/invisible';

import type { HistoryEntry } from '@/bridge/cache/history';

const WORDS: Record<HistoryEntry['what'], string> = {
  webhook: 'webhook',
  refused: 'webhook refused',
  renewed: 'pages rendered again',
  'not-renewed': 'pages not rendered again',
  'served-stale': 'stale page served',
  'cleared-page': 'page cleared',
  'cleared-menus': 'menus cleared',
  'cleared-all': 'everything cleared',
  purged: 'CDN purged',
  'not-purged': 'CDN not purged',
};

/** One line for what happened: time, what, about what, how many pages, some of them. */
export function logLine({ at, what, about, pages, paths }: HistoryEntry): string {
  const number = pages === undefined ? '' : ` · ${pages} ${pages === 1 ? 'page' : 'pages'}`;
  const named = paths?.length
    ? `\n    ${printableLine(paths.join(' '))}${(pages ?? 0) > paths.length ? ' …' : ''}`
    : '';
  return `${printableLine(at)}  ${WORDS[what]}: ${printableLine(about)}${number}${named}`;
}
