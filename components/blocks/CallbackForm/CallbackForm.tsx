import { useContext } from 'react';
import { blockAttributes } from '@/gql/blocks';
import { Button } from '@/components/Button/Button';
import { Island } from '@/components/Island/Island';
import { CallbackForm } from '@/components/LeadForm/LeadForm.island';
import { FormAtContext } from '@/components/Prose/blocks-context';
import { defineBlock } from '../define-block';
import * as S from './CallbackForm.styles';

function Block() {
  const formAt = useContext(FormAtContext);
  return (
    <S.Root>
      {formAt ? (
        <Button href={formAt}>Ask us to call you</Button>
      ) : (
        <Island name="CallbackForm" when="visible" of={CallbackForm} props={{}} />
      )}
    </S.Root>
  );
}

/** The callback form, also where WordPress has a form; a link to it where the page has it already. */
export const callbackForm = defineBlock({
  attributes: blockAttributes['footbridge/callback-form'],
  hasForm: true,
  Block,
});
