/** Straight quotes, dashes and dots as WordPress typesets them (wptexturize), in text without markup. */
export function typeset(text: string): string {
  return text
    .replace(/\.\.\./g, '…')
    .replace(/(^|[\s([{“—–])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{“—–])'(?=\d0s)/g, '$1’')
    .replace(/(^|[\s([{“—–])'/g, '$1‘')
    .replace(/'/g, '’')
    .replace(/(\s)--(\s)/g, '$1—$2');
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
