import { follow } from './follow';

/** Editors' HTML, cleaned on the server, with its blocks' styles before it; base-css.ts sets its type. */
export function Prose({ html }: { html: string }) {
  if (!html) return null;
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are clicked, by key too
  return <div className="prose" dir="auto" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
