import { log } from '../../platform/log';

/** Three times the longest article that is likely. Cleaning so much takes most of a second (`npm run bench:clean`). */
export const MAX_TEXT_LENGTH = 300_000;

/**
 * A text of WordPress as it is, or its beginning where it is too long, with a line in the log: to clean it would hold up
 * every other visitor of the process.
 * @param field what the line in the log calls it: `page.content`
 */
export function limitText(text: string, field: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return text;
  log('warn', 'html', `${field} has ${text.length} characters: only the first ${MAX_TEXT_LENGTH} are shown`);
  // Half a letter of two halves would be none.
  return text.slice(0, MAX_TEXT_LENGTH).replace(/[\ud800-\udbff]$/, '');
}
