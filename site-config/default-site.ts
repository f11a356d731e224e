/** The brand that is served without SITE. */
export const DEFAULT_SITE = 'DSH';
