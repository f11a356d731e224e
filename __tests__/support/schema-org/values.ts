import { isDataType, isMember } from './vocabulary';

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?$/;
const ZONED = /T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;

const isAddress = (text: string): boolean => /^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text);

/** The texts that a data type allows; types not listed allow any. */
const FORMS: Record<string, (text: string) => boolean> = {
  URL: isAddress,
  Date: (text) => DAY.test(text),
  DateTime: (text) => ZONED.test(text) && DAY.test(text.replace(/T.*$/s, '')),
  Time: (text) => TIME.test(text),
  Number: (text) => /^-?\d+(?:\.\d+)?$/.test(text),
  Integer: (text) => /^-?\d+$/.test(text),
  Float: (text) => /^-?\d+(?:\.\d+)?$/.test(text),
  Boolean: (text) => /^(?:https:\/\/schema\.org\/)?(?:True|False)$/.test(text),
};

const NUMBERS = ['Number', 'Integer', 'Float'];

/** Returns the problem of a text, number or boolean as a value of these types; null for a valid one. */
export function literalProblem(value: string | number | boolean, types: readonly string[]): string | null {
  const allowed = types.filter(isDataType);
  const expected = types.join(' or ');
  if (typeof value === 'boolean') return allowed.includes('Boolean') ? null : `is ${value}, not ${expected}`;
  if (typeof value === 'number')
    return allowed.some((type) => NUMBERS.includes(type)) ? null : `is a number, not ${expected}`;
  if (value.trim() === '') return 'is empty';
  if (isMember(value, types)) return null;
  if (allowed.length === 0)
    return `is the text ${JSON.stringify(value.slice(0, 40))}, where only ${expected} may stand`;
  return allowed.some((type) => FORMS[type]?.(value) ?? true)
    ? null
    : `is ${JSON.stringify(value.slice(0, 40))}, which is no ${allowed.join(' or ')}`;
}
