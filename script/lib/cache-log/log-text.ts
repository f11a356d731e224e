import { plain } from '../plain';

import type { HistoryEntry } from '@/bridge/cache/history';

const WORDS: Record<HistoryEntry['what'], string> = {
  notice: 'change notice',
  refused: 'notice refused',
  renewed: 'pages rendered again',
  'not-renewed': 'pages not rendered again',
  'kept-older': 'older page stays',
  'cleared-page': 'page cleared',
  'cleared-menus': 'menus cleared',
  'cleared-all': 'everything cleared',
  purged: 'cache in front purged',
  'not-purged': 'cache in front not purged',
};

/** One line for what happened: time, what, about what, how many pages, some of them. */
export function logLine({ at, what, about, pages, paths }: HistoryEntry): string {
  const number = pages === undefined ? '' : ` · ${pages} ${pages === 1 ? 'page' : 'pages'}`;
  const named = paths?.length ? `\n    ${plain(paths.join(' '))}${(pages ?? 0) > paths.length ? ' …' : ''}` : '';
  return `${plain(at)}  ${WORDS[what]}: ${plain(about)}${number}${named}`;
}
