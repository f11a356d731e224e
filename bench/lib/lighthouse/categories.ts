/** Lighthouse's categories, in the order of the table. */
export const CATEGORIES = ['accessibility', 'best-practices', 'seo', 'performance'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Those that have to be 100. A performance score depends on the machine that measures, and on what else it does. */
const JUDGED: readonly Category[] = ['accessibility', 'best-practices', 'seo'];

export const isCategory = (name: string): name is Category => CATEGORIES.some((category) => category === name);
export const isJudged = (category: Category): boolean => JUDGED.includes(category);
