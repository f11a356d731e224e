/**
 * Server only.
 * @param parts style sheets, in the order of the cascade
 * @returns one, without comments and what else a browser does not read
 */
export function compactCss(parts: string[]): string {
  return parts
    .join('')
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();
}
