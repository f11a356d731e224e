import { CONTENT_ID } from '@footbridge/shared/content-id';

/** The link past the header, visible only while focused (css/reset.ts). */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${CONTENT_ID}`}>
      Skip to content
    </a>
  );
}
