/** Editors' HTML, cleaned on the server; base-css.ts sets its type. */
export function Prose({ html }: { html: string }) {
  return html ? <div className="prose" dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
