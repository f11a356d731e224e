/** Editors' HTML, cleaned on the server, with its blocks' styles before it; base-css.ts sets its type. Its embeds are opened by browser/embeds.ts. */
export function Prose({ html }: { html: string }) {
  return html ? <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
