/**
 * Maximum length of a lead's fields about the visit, in UTF-16 code units (specification, section 3). Not in names.ts, which
 * every page would load with it.
 */
export const MAX_VISIT_VALUE_LENGTH = 255;
