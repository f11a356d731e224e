/** The brand that is built and served without NEXT_PUBLIC_SITE. */
export const DEFAULT_SITE = 'DSH';
