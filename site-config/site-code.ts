/** The brand that is served without SITE. */
export const DEFAULT_SITE = 'DSH';

/**
 * Returns the code of the brand that this process serves: SITE, which is read at start, else NEXT_PUBLIC_SITE, which fixes the brand of
 * a build where it is set (S1.1).
 */
export const siteCode = (): string => process.env.SITE || process.env.NEXT_PUBLIC_SITE || DEFAULT_SITE;
