/** A number of North America as people write it, (702) 555-0110, 702.555.0110, +1 702 555 0110; its groups are the ten digits. */
export const PHONE_NUMBER = /(?<![\d.])(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.\-‑–]*(\d{3})[\s.\-‑–]*(\d{4})(?!\d)/;

/**
 * The first number of a text, digit by digit, as a screen reader should say it.
 * @returns "7 0 2, 5 5 5, 0 1 1 0"; empty where the text has no number
 */
export function spokenDigits(text: string): string {
  const groups = PHONE_NUMBER.exec(text)?.slice(1) ?? [];
  return groups.map((group) => [...group].join(' ')).join(', ');
}
