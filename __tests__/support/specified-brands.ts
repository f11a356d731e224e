/** The eight brands of the specification, in the order of their names; a brand that is added need not be as these are. */
export const SPECIFIED: readonly string[] = ['AHW', 'DSH', 'GRN', 'LAG', 'XFO', 'REF', 'ROA', 'SUN'];
