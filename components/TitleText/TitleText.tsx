/**
 * A title, with its markup if it has any.
 * @param html sanitized on the server (packages/bridge/wordpress/html/inline.ts); empty or absent without markup
 */
export function TitleText({ text, html }: { text: string; html?: string }) {
  return html ? <span dangerouslySetInnerHTML={{ __html: html }} /> : text;
}
