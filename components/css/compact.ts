/** Joins and minifies style sheets. Server only. */
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
