import { FOR_CHOICES, MAX_LENGTH } from '@footbridge/shared/forms/names';
import { Choice, ContactFields } from './StepForm/fields';
import { Field } from '../Field/Field';
import { useFormField } from './StepForm/form-context';
import { StepForm } from './StepForm/StepForm';
import type { FormStep } from './StepForm/useStepForm';

/** Whom the visitor asks for; optional. */
function ForWhom() {
  return <Choice {...useFormField('for')} choices={FOR_CHOICES} />;
}

function Question() {
  return (
    <Field
      {...useFormField('description')}
      rows={4}
      required
      maxLength={MAX_LENGTH.description}
      hint="Please don’t write about anyone’s health here. It’s safer to talk about that on the phone."
    />
  );
}

const CONTACT: FormStep = {
  title: 'How to reach you',
  fields: ['firstName', 'lastName', 'phone', 'email'],
  children: <ContactFields />,
};
const CALLBACK: readonly FormStep[] = [
  { title: 'Who the call is about', fields: ['for'], children: <ForWhom /> },
  CONTACT,
];
const QUESTION: readonly FormStep[] = [
  { title: 'What you’d like to know', fields: ['description'], children: <Question /> },
  CONTACT,
];

/** The callback form. */
export function CallbackForm() {
  return (
    <StepForm
      form="callback"
      title="Ask us to call you"
      intro="Two short steps. It doesn’t commit you to anything, and you decide what to tell us."
      steps={CALLBACK}
      send="Ask for a call"
      whatNext={[
        'A member of our team reads what you sent, usually within a few hours during the day.',
        'We call you at the number you gave.',
        'You ask your questions and decide what comes next.',
      ]}
    />
  );
}

/** The form for a question about a facility. @param slug of its page, if known */
export function FacilityQuestion({ slug, name }: { slug?: string; name: string }) {
  return (
    <StepForm
      form="facility-question"
      title={`Ask about ${name}`}
      intro="Rooms, visits, what to bring, who is there at night: ask anything you would ask on the phone."
      steps={QUESTION}
      send="Send my question"
      facility={slug}
      whatNext={[
        'Your question goes to the people who work there.',
        'They call you, or email you if you gave an email address.',
        'If they can’t answer it, they tell you who can.',
      ]}
    />
  );
}
