/** Where the frame's content begins. */
export const CONTENT_ID = 'content';

/** First on the page: leads past the header. Seen only while it has the focus; base-css draws it. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${CONTENT_ID}`}>
      Skip to content
    </a>
  );
}
