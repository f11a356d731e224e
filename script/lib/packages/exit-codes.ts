/** Something that it needs is not here: neither success nor failure. */
export const UNAVAILABLE = 3;
