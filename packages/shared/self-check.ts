/** What an editor writes as a paragraph of its own where the self-check goes (docs/content.md). */
export const SELF_CHECK_CODE = '[self-check]';

/** The HTML in its place, from packages/bridge/wordpress/html to components/Prose. */
export const SELF_CHECK_PLACE = '<div class="self-check-place"></div>';
