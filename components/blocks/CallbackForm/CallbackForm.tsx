import { useContext } from 'react';
import { blockAttributes } from '@/gql/blocks';
import { Button } from '@/components/Button/Button';
import { Island } from '@/components/Island/Island';
import { FirstForm } from '@/components/LeadForm/FirstForm';
import { CallbackForm } from '@/components/LeadForm/LeadForm.island';
import { FormAtContext } from '@/components/Prose/blocks-context';
import { BandContext, Section } from '@/components/Section/Section';
import { defineBlock } from '../define-block';
import { Spaced } from '../Spaced.styles';

const LABEL = 'Ask us to call you';

function Block() {
  const formAt = useContext(FormAtContext);
  const isBand = useContext(BandContext);
  const form = (
    <FirstForm form="callback" label={LABEL}>
      <Island name="CallbackForm" when="visible" of={CallbackForm} props={{}} />
    </FirstForm>
  );
  if (isBand && !formAt) return <Section tone="soft">{form}</Section>;
  return <Spaced>{formAt ? <Button href={formAt}>{LABEL}</Button> : form}</Spaced>;
}

/** The callback form, also where WordPress has a form; a link to it where the page has it already. */
export const callbackForm = defineBlock({
  attributes: blockAttributes['footbridge/callback-form'],
  hasForm: true,
  Block,
});
