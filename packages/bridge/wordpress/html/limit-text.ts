import { log } from '../../platform/log';

/** Three times a very long article. Cleaning it takes almost a second (packages/bridge/docs/bad-input.md). */
export const MAX_TEXT_LENGTH = 300_000;

/**
 * Returns a text of WordPress, truncated and logged when it is too long: cleaning it would block the process.
 * @param field its name in the log: `page.content`
 */
export function limitText(text: string, field: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return text;
  log('warn', 'html', `${field} has ${text.length} characters: only the first ${MAX_TEXT_LENGTH} are shown`);
  // Not half of a surrogate pair.
  return text.slice(0, MAX_TEXT_LENGTH).replace(/[\ud800-\udbff]$/, '');
}
