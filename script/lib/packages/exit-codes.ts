/** The registry could not be queried: neither success nor failure. */
export const UNAVAILABLE = 3;
