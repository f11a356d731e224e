import { useContext, useMemo } from 'react';
import { FOR_CHOICES, MAX_LENGTH } from '@footbridge/shared/forms/names';
import { Choice, ContactFields, MaskedField } from '../StepForm/fields';
import { Field } from '../../Field/Field';
import { NetworkAnswer } from './NetworkAnswer';
import { PayerSearch } from './PayerSearch';
import { useFormField } from '../StepForm/form-context';
import { StepForm } from '../StepForm/StepForm';
import type { FormStep } from '../StepForm/useStepForm';
import { NetworkContext, useNetworkAnswer } from './useNetworkAnswer';
import styled from 'styled-components';

/** Hidden until the visitor asks for another person; always visible in a browser without :has(). */
const Another = styled.div`
  @supports selector(:has(*)) {
    form:not(:has([name='for']:is([value='loved-one'], [value='professional']):checked)) & {
      display: none;
    }
  }
`;

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
        hint="It’s on the front of the card. If you don’t have the card handy, leave this blank."
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
      <Another>
        <Field
          {...useFormField('patientName')}
          {...PERSON}
          maxLength={MAX_LENGTH.patientName}
          hint="First and last name"
        />
      </Another>
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
  { title: 'How to reach you', fields: ['firstName', 'lastName', 'phone', 'email'], children: <ContactFields /> },
];

/** The form that checks insurance coverage. */
export function InsuranceCheck() {
  const { answer, onName } = useNetworkAnswer();
  return (
    <NetworkContext value={useMemo(() => ({ answer, onName }), [answer, onName])}>
      <StepForm
        form="insurance"
        title="Three short steps"
        intro="It’s free, and it doesn’t commit you to anything."
        steps={STEPS}
        send="Check my insurance"
        answer={answer && <NetworkAnswer {...answer} isShort />}
        whatNext={[
          'A member of our team reads what you sent, usually within a few hours during the day.',
          'We ask the insurer what the plan pays for each level of care. The answer is an estimate, not a guarantee.',
          'We call you and go over it in dollars: what is covered, what isn’t, and what we don’t know yet.',
        ]}
      />
    </NetworkContext>
  );
}
