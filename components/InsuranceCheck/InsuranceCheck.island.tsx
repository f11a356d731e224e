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
        hint="On the front of the card. If it is not at hand, leave this empty."
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
  { title: 'Where we reach you', fields: ['firstName', 'lastName', 'phone', 'email'], children: <ContactFields /> },
];

/** The form that checks insurance coverage. */
export function InsuranceCheck() {
  return (
    <StepForm
      form="insurance"
      title="Three short steps"
      intro="It costs nothing and commits you to nothing."
      steps={STEPS}
      send="Check my insurance"
      whatNext={[
        'A person reads what you sent, in the daytime usually within a few hours.',
        'We ask the insurer what the plan pays for each level of care. The answer is an estimate, not a promise of the insurer.',
        'We call you and go through it in dollars: what is covered, what is not, and what is still unknown.',
      ]}
    />
  );
}
