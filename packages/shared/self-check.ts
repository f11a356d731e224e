/** What an editor writes as a paragraph of its own where the self-check goes (docs/content.md). */
export const SELF_CHECK_CODE = '[self-check]';
