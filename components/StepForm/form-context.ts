import { createContext, useContext } from 'react';
import type { FormName, TypedField } from '@/shared/forms/names';
import type { Problems } from '@/shared/forms/problems';

/** The form that a field stands in. */
export interface FormState {
  form: FormName;
  problems: Problems;
  /** Script has taken the form over: its fields hold what was typed before. */
  hasBegun: boolean;
}

export const FormContext = createContext<FormState>({ form: 'callback', problems: {}, hasBegun: false });

/** What fields are called: in the form, and where its errors are listed. */
export const LABELS: Readonly<Record<TypedField, string>> = {
  for: 'Who is this for?',
  payerName: 'Insurance company',
  memberId: 'Member ID (optional)',
  dateOfBirth: 'Date of birth',
  description: 'Your question',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  email: 'Email (optional)',
};

/** A page may have several forms: a field's id begins with its form's name. */
export const fieldId = (form: FormName, name: TypedField): string => `${form}-${name}`;

/** What a field of the form around gets: its id, its name, its label, and what is wrong with it. */
export function useFormField(name: TypedField): {
  id: string;
  name: TypedField;
  label: string;
  error: string | undefined;
} {
  const { form, problems } = useContext(FormContext);
  return { id: fieldId(form, name), name, label: LABELS[name], error: problems[name] };
}
