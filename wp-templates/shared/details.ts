/** A details block: its summary and its content. */
export interface Details {
  summary: string;
  content: string;
  /** Offset in the text. */
  start: number;
  end: number;
}

/** Returns the offset after the start tag of this name at `at`; -1 if there is none. */
function tagEnd(html: string, name: string, at: number): number {
  return html.startsWith(`<${name}`, at) && /[\s>]/.test(html[at + name.length + 1] ?? '')
    ? html.indexOf('>', at) + 1 || html.length
    : -1;
}

/** Returns the details blocks of sanitized HTML, in order. Nested ones are part of the outer one's content. */
export function detailsIn(html: string): Details[] {
  const found: Details[] = [];
  for (let start = html.indexOf('<details'); start !== -1;) {
    const opened = tagEnd(html, 'details', start);
    const begin = opened === -1 ? -1 : opened + (html.slice(opened).search(/\S/) + 1 || 1) - 1;
    const summary = begin === -1 ? -1 : tagEnd(html, 'summary', begin);
    let next = Math.max(start + 1, opened);
    if (summary !== -1) {
      const summaryEnd = html.indexOf('</summary>', summary);
      const end = summaryEnd === -1 ? -1 : html.indexOf('</details>', summaryEnd);
      // No later block is closed either.
      if (end === -1) break;
      next = end + '</details>'.length;
      found.push({
        summary: html.slice(summary, summaryEnd),
        content: html.slice(summaryEnd + '</summary>'.length, end),
        start,
        end: next,
      });
    }
    start = html.indexOf('<details', next);
  }
  return found;
}
