/** Id of the layout's content. No heading's id can equal it. */
export const CONTENT_ID = 'page-content';

/** The link past the header, visible only while focused (css/reset.ts). */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${CONTENT_ID}`}>
      Skip to content
    </a>
  );
}
