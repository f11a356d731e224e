import { FOR_CHOICES, MAX_LENGTH } from '@/shared/forms/names';
import { Choice } from '../Choice/Choice';
import { Field } from '../Field/Field';
import { ContactFields } from '../StepForm/ContactFields';
import { useFormField } from '../StepForm/form-context';
import { StepForm, type FormStep } from '../StepForm/StepForm';

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
      hint="Please write nothing here about anybody’s health. That belongs into a call."
    />
  );
}

const CONTACT: FormStep = {
  title: 'Where we reach you',
  fields: ['firstName', 'lastName', 'phone', 'email'],
  children: <ContactFields />,
};
const CALLBACK: readonly FormStep[] = [
  { title: 'About whom we talk', fields: ['for'], children: <ForWhom /> },
  CONTACT,
];
const QUESTION: readonly FormStep[] = [
  { title: 'What you want to know', fields: ['description'], children: <Question /> },
  CONTACT,
];

/** The callback form. */
export function CallbackForm() {
  return (
    <StepForm
      form="callback"
      title="Ask us to call you"
      intro="Two short steps. It commits you to nothing, and you decide what you tell us."
      steps={CALLBACK}
      send="Ask for a call"
      whatNext={[
        'A person reads what you sent, in the daytime usually within a few hours.',
        'We call the number you gave.',
        'You ask what you want to know, and decide what comes next.',
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
      intro="Rooms, visits, what to bring, who is there at night: ask what you would ask on the phone."
      steps={QUESTION}
      send="Send my question"
      facility={slug}
      whatNext={[
        'Your question goes to the people who know the place.',
        'They call the number you gave, or write to you if you gave an address.',
        'If they cannot answer it, they say so, and who can.',
      ]}
    />
  );
}
