/** Where the frame's content begins. No word that an editor's heading might become an id of. */
export const CONTENT_ID = 'page-content';

/** First on the page: leads past the header. Seen only while it has the focus; css/reset.ts draws it. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${CONTENT_ID}`}>
      Skip to content
    </a>
  );
}
