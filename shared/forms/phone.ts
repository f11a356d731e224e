/** A phone number of the United States, as people type it (specification, section 5). The browser's fields and the server read it alike. */

const DIGITS = 10;

/**
 * The digits of a number, at most ten. A country code 1 before a whole number is no part of it, however it is written:
 * +1 702…, 1-702…, or typed without anything. No area code begins with 1.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const hasCountryCode = digits.startsWith('1') && (digits.length > DIGITS || /^\s*\+/.test(text));
  return digits.slice(hasCountryCode ? 1 : 0).slice(0, DIGITS);
}

/** @returns (702) 555-0100, as far as there are digits: "(70", "(702) 5"; empty without any */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (!exchange) return area && `(${area}`;
  return `(${area}) ${exchange}${line && `-${line}`}`;
}

/** Whether a text is a whole number that can be called: ten digits, no area code of none. */
export const isPhone = (text: string): boolean => /^[2-9]\d{9}$/.test(phoneDigits(text));
