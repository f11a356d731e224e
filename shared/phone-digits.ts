/** Matches a North American number in common notations, such as (702) 555-0110 or +1 702 555 0110; its groups are the ten digits. */
export const PHONE_NUMBER = /(?<![\d.])(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.\-‑–]*(\d{3})[\s.\-‑–]*(\d{4})(?!\d)/;

/** Returns a text's first number for screen readers, such as "7 0 2, 5 5 5, 0 1 1 0"; empty without a number. */
export function spokenDigits(text: string): string {
  const groups = PHONE_NUMBER.exec(text)?.slice(1) ?? [];
  return groups.map((group) => [...group].join(' ')).join(', ');
}
