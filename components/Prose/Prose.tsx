/** Editors' HTML, cleaned on the server; css/type.ts sets its type, blocks/ styles its blocks. Its embeds are opened by browser/embeds.ts. */
export function Prose({ html }: { html: string }) {
  return html ? <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
