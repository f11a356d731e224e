import { dateProblem } from './date';
import { isForAnother, MAX_LENGTH, REQUIRED, TYPED_FIELDS, type FormName, type TypedField } from './names';
import { isPhone } from './phone';

/** A form's fields as typed. Empty fields may be absent. */
export type TypedValues = Partial<Record<TypedField, string>>;
export type Problems = Partial<Record<TypedField, string>>;

/** Messages for empty required fields. */
const MISSING: Readonly<Record<TypedField, string>> = {
  for: 'Please choose who this is for.',
  payerName: 'Please enter the insurance company’s name as shown on the card.',
  memberId: 'Please enter the member ID from the card.',
  patientName: 'Please enter the name of the person who needs treatment.',
  dateOfBirth: 'Please enter the date of birth of the person who needs treatment.',
  policyHolderName: 'Please enter the policyholder’s name.',
  description: 'Please type your question.',
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  phone: 'Please enter a phone number where we can reach you.',
  email: 'Please enter your email address.',
};

/** Similar to the browsers' own check: text, an at sign, a domain with a dot. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const maxLengthOf = (field: TypedField): number => (field === 'for' ? 20 : MAX_LENGTH[field]);

function problemOf(field: TypedField, value: string, now: Date): string | null {
  if (value.length > maxLengthOf(field))
    return `This is too long. Please shorten it to ${maxLengthOf(field)} characters.`;
  if (field === 'phone' && !isPhone(value)) return 'Please enter all ten digits of the phone number, area code first.';
  if (field === 'email' && !EMAIL.test(value))
    return 'Please check the email address. It should look like name@example.com.';
  return field === 'dateOfBirth' ? dateProblem(value, now) : null;
}

const isRequired = (form: FormName, field: TypedField, values: TypedValues): boolean =>
  REQUIRED[form].includes(field) || (form === 'insurance' && field === 'patientName' && isForAnother(values.for));

/** Returns the error message of each invalid field, in the form's order; an empty record for a valid form. */
export function problemsOf(form: FormName, values: TypedValues, now: Date): Problems {
  const found = TYPED_FIELDS.flatMap((field): [TypedField, string][] => {
    const value = values[field]?.trim() ?? '';
    const problem = value ? problemOf(field, value, now) : isRequired(form, field, values) ? MISSING[field] : null;
    return problem ? [[field, problem]] : [];
  });
  return Object.fromEntries(found);
}
