/** Matches a North American number in common notations, such as (702) 555-0110 or +1 702 555 0110; its groups are the ten digits. */
export const PHONE_NUMBER = /(?<![\d.])(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.\-‑–]*(\d{3})[\s.\-‑–]*(\d{4})(?!\d)/;

/** Returns the last ten digits of a text or an address, by which numbers are compared. */
export const lastTen = (text: string): string => text.replace(/\D/g, '').slice(-10);
