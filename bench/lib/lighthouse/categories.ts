/** Lighthouse's categories, in the order of the table. */
export const CATEGORIES = ['accessibility', 'best-practices', 'seo', 'performance'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Categories that must score 100. The performance score depends on the machine and its other load. */
const JUDGED: readonly Category[] = ['accessibility', 'best-practices', 'seo'];

export const isCategory = (name: string): name is Category => CATEGORIES.some((category) => category === name);
export const isJudged = (category: Category): boolean => JUDGED.includes(category);
