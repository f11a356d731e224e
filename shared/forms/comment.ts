/** Maximum sizes of a comment's fields: those of WordPress's database columns. */
export const MAX_COMMENT_BYTES = { author: 245, email: 100, comment: 65_525 } as const;
