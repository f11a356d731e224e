import { FOR_CHOICES, MAX_LENGTH } from '@/shared/forms/names';
import { Choice } from '../Choice/Choice';
import { Field } from '../Field/Field';
import { PayerSearch } from '../PayerSearch/PayerSearch';
import { ContactFields } from '../StepForm/ContactFields';
import { useFormField } from '../StepForm/form-context';
import { MaskedField } from '../StepForm/MaskedField';
import { StepForm, type FormStep } from '../StepForm/StepForm';

/** The member ID is not stored in the browser, not even by autofill. */
function Plan() {
  return (
    <>
      <PayerSearch {...useFormField('payerName')} />
      <Field
        {...useFormField('memberId')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_LENGTH.memberId}
        hint="It’s on the front of the card. If you don’t have the card handy, leave this blank."
      />
    </>
  );
}

function Insured() {
  return (
    <>
      <Choice {...useFormField('for')} choices={FOR_CHOICES} />
      <MaskedField
        name="dateOfBirth"
        mask="date"
        required
        inputMode="numeric"
        autoComplete="bday"
        hint="Of the person who is insured: MM/DD/YYYY"
      />
    </>
  );
}

const STEPS: readonly FormStep[] = [
  { title: 'The insurance', fields: ['payerName', 'memberId'], children: <Plan /> },
  { title: 'Who is insured', fields: ['for', 'dateOfBirth'], children: <Insured /> },
  { title: 'How to reach you', fields: ['firstName', 'lastName', 'phone', 'email'], children: <ContactFields /> },
];

/** The form that checks insurance coverage. */
export function InsuranceCheck() {
  return (
    <StepForm
      form="insurance"
      title="Three short steps"
      intro="It’s free, and it doesn’t commit you to anything."
      steps={STEPS}
      send="Check my insurance"
      whatNext={[
        'A member of our team reads what you sent, usually within a few hours during the day.',
        'We ask the insurer what the plan pays for each level of care. The answer is an estimate, not a guarantee.',
        'We call you and go over it in dollars: what is covered, what isn’t, and what we don’t know yet.',
      ]}
    />
  );
}
