import { cutText } from '@footbridge/shared/cut-text';

import { log } from '../../platform/log';

/** Three times a very long article. Cleaning it takes almost a second (packages/bridge/docs/reliability.md). */
export const MAX_TEXT_LENGTH = 300_000;

/** Attributes for WordPress's own scripts. Those of a Navigation block are longer than its words. */
const DIRECTIVES = /\sdata-wp-[\w-]+=(?:"[^"]*"|'[^']*')/g;

/** Returns a text of WordPress, truncated and logged when it is too long: cleaning it would block the process. */
export function limitText(text: string, field: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return text;
  const shown = text.replace(DIRECTIVES, '');
  if (shown.length <= MAX_TEXT_LENGTH) return shown;
  log('warn', 'html', `${field} has ${shown.length} characters: only the first ${MAX_TEXT_LENGTH} are shown`);
  return cutText(shown, MAX_TEXT_LENGTH);
}
