/** Phone numbers of the United States as visitors type them (specification, section 5). */

const DIGITS = 10;

/** Returns a number's digits, at most ten, without the country code 1, which no area code begins with. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const hasCountryCode = digits.startsWith('1') && (digits.length > DIGITS || /^\s*\+/.test(text));
  return digits.slice(hasCountryCode ? 1 : 0).slice(0, DIGITS);
}

/** Formats the digits as (702) 555-0100; partial numbers as "(70" or "(702) 5"; empty without digits. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (!exchange) return area && `(${area}`;
  return `(${area}) ${exchange}${line && `-${line}`}`;
}

/** Returns whether a text is a complete number: ten digits with a possible area code. */
export const isPhone = (text: string): boolean => /^[2-9]\d{9}$/.test(phoneDigits(text));
