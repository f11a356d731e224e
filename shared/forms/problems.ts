import { dateProblem } from './date';
import { LONGEST, REQUIRED, TYPED_FIELDS } from './names';
import { isPhone } from './phone';

import type { FormName, TypedField } from './names';

/** A form's fields as they were typed; what is missing was left empty. */
export type TypedValues = Partial<Record<TypedField, string>>;
export type Problems = Partial<Record<TypedField, string>>;

/** What to do about a field that was left empty. */
const MISSING: Readonly<Record<TypedField, string>> = {
  for: 'Please choose who this is for.',
  payerName: 'Please name the insurance company, as it stands on the card.',
  memberId: 'Please enter the member ID from the card.',
  dateOfBirth: 'Please enter the date of birth of the person who is insured.',
  description: 'Please write what you would like to know.',
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  phone: 'Please enter a phone number where we can reach you.',
  email: 'Please enter your email address.',
};

/** Browsers ask for the same: something, an at sign, a name with a dot. Whether it is anybody's only a mail can tell. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const longest = (field: TypedField): number => (field === 'for' ? 20 : LONGEST[field]);

function problemOf(field: TypedField, value: string, now: Date): string | null {
  if (value.length > longest(field))
    return `This is longer than we can take. Please shorten it to ${longest(field)} characters.`;
  if (field === 'phone' && !isPhone(value))
    return 'Please enter the whole number: ten digits, with the area code first.';
  if (field === 'email' && !EMAIL.test(value))
    return 'Please look at the address again: it should read like name@example.com.';
  return field === 'dateOfBirth' ? dateProblem(value, now) : null;
}

/**
 * What is wrong with a form, field by field in the form's order, each in words that say how to mend it.
 * @returns an empty record for a form that can be taken
 */
export function problemsOf(form: FormName, values: TypedValues, now: Date): Problems {
  const found = TYPED_FIELDS.flatMap((field): [TypedField, string][] => {
    const value = values[field]?.trim() ?? '';
    const problem = value ? problemOf(field, value, now) : REQUIRED[form].includes(field) ? MISSING[field] : null;
    return problem ? [[field, problem]] : [];
  });
  return Object.fromEntries(found);
}
