/** Editors' HTML, sanitized on the server. css/type.ts and blocks/ style it; browser/embeds.ts opens its embeds. */
export function Prose({ html }: { html: string }) {
  return html ? <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
