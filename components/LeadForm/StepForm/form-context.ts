import { createContext, useContext } from 'react';
import type { FormName, TypedField } from '@footbridge/shared/forms/names';
import type { Problems } from '@footbridge/shared/forms/problems';

/** The form around a field. */
export interface FormState {
  form: FormName;
  problems: Problems;
  /** The form is hydrated and its draft restored. */
  hasBegun: boolean;
  /** Calls `act` at once, or after the click in progress, so that its button does not move. */
  afterClick: (act: () => void) => void;
}

export const FormContext = createContext<FormState>({
  form: 'callback',
  problems: {},
  hasBegun: false,
  afterClick: (act) => act(),
});

/** The fields' labels. */
export const LABELS: Readonly<Record<TypedField, string>> = {
  for: 'Who is this for?',
  payerName: 'Insurance company',
  memberId: 'Member ID (optional)',
  patientName: 'Name of the person who needs treatment',
  dateOfBirth: 'Date of birth',
  policyHolderName: 'Policyholder’s name, if someone else',
  description: 'Your question',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  email: 'Email (optional)',
};

/** Returns a field's id, with the form's name as prefix, because a page may have several forms. */
export const fieldId = (form: FormName, name: TypedField): string => `${form}-${name}`;

/** Returns a field's id, name, label and error. */
export function useFormField(name: TypedField): {
  id: string;
  name: TypedField;
  label: string;
  error: string | undefined;
} {
  const { form, problems } = useContext(FormContext);
  return { id: fieldId(form, name), name, label: LABELS[name], error: problems[name] };
}
