/**
 * A title's words, with the markup its editor gave it.
 * @param html made safe on the server (bridge/wordpress/html/inline.ts); empty or absent where there is no markup
 */
export function TitleText({ text, html }: { text: string; html?: string }) {
  return html ? <span dangerouslySetInnerHTML={{ __html: html }} /> : text;
}
