import { useContext, useMemo } from 'react';
import { FOR_CHOICES, MAX_LENGTH } from '@/shared/forms/names';
import { Choice } from '../Choice/Choice';
import { Field } from '../Field/Field';
import { NetworkAnswer } from '../NetworkAnswer/NetworkAnswer';
import { PayerSearch } from '../PayerSearch/PayerSearch';
import { ContactFields } from '../StepForm/ContactFields';
import { useFormField } from '../StepForm/form-context';
import { MaskedField } from '../StepForm/MaskedField';
import { StepForm, type FormStep } from '../StepForm/StepForm';
import { NetworkContext, useNetworkAnswer } from './useNetworkAnswer';
import * as S from './InsuranceCheck.styles';

/** The member ID is not stored in the browser, not even by autofill. */
function Plan() {
  const { answer, onName } = useContext(NetworkContext);
  return (
    <>
      <div>
        <PayerSearch {...useFormField('payerName')} onName={onName} />
        <div role="status">{answer && <NetworkAnswer {...answer} />}</div>
      </div>
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

/** A name of two persons is not the visitor's, whose name the browser would fill in. */
const PERSON = { autoComplete: 'off', autoCapitalize: 'words', spellCheck: false } as const;

function Persons() {
  const { answer } = useContext(NetworkContext);
  return (
    <>
      {answer && <NetworkAnswer {...answer} isShort />}
      <Choice {...useFormField('for')} choices={FOR_CHOICES} />
      <S.Another>
        <Field
          {...useFormField('patientName')}
          {...PERSON}
          maxLength={MAX_LENGTH.patientName}
          hint="First and last name"
        />
      </S.Another>
      <MaskedField
        name="dateOfBirth"
        mask="date"
        required
        inputMode="numeric"
        autoComplete="bday"
        hint="Of the person who needs treatment: MM/DD/YYYY"
      />
      <Field
        {...useFormField('policyHolderName')}
        {...PERSON}
        maxLength={MAX_LENGTH.policyHolderName}
        hint="The plan may be in the name of a parent or partner. Leave this empty if it is in the name of the person who needs treatment."
      />
    </>
  );
}

const STEPS: readonly FormStep[] = [
  { title: 'The insurance', fields: ['payerName', 'memberId'], children: <Plan /> },
  {
    title: 'Who is insured',
    fields: ['for', 'patientName', 'dateOfBirth', 'policyHolderName'],
    children: <Persons />,
  },
  { title: 'Where we reach you', fields: ['firstName', 'lastName', 'phone', 'email'], children: <ContactFields /> },
];

/** The form that checks insurance coverage. */
export function InsuranceCheck() {
  const { answer, onName } = useNetworkAnswer();
  return (
    <NetworkContext value={useMemo(() => ({ answer, onName }), [answer, onName])}>
      <StepForm
        form="insurance"
        title="Three short steps"
        intro="It costs nothing and commits you to nothing."
        steps={STEPS}
        send="Check my insurance"
        answer={answer && <NetworkAnswer {...answer} isShort />}
        whatNext={[
          'A person reads what you sent, in the daytime usually within a few hours.',
          'We ask the insurer what the plan pays for each level of care. The answer is an estimate, not a promise of the insurer.',
          'We call you and go through it in dollars: what is covered, what is not, and what is still unknown.',
        ]}
      />
    </NetworkContext>
  );
}
