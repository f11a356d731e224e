/** A block that a reader opens: what is always seen of it, and what it holds. */
export interface Details {
  summary: string;
  content: string;
  /** Where it stands in the text. */
  start: number;
  end: number;
}

/** Where a tag of this name that begins here ends, at the end of the text at the latest; -1 where there is none. */
function tagEnd(html: string, name: string, at: number): number {
  return html.startsWith(`<${name}`, at) && /[\s>]/.test(html[at + name.length + 1] ?? '')
    ? html.indexOf('>', at) + 1 || html.length
    : -1;
}

/** The details blocks of cleaned HTML that begin with their summary, in order. One inside another belongs to the outer one's content. */
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
      // Nothing that comes later would be closed, either.
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
