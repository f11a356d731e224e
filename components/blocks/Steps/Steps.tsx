import { Section } from '@/components/Section/Section';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';
import * as S from './Steps.styles';

/** What happens one after the other: the editor's numbered list, large. */
export const steps = defineBlock({
  attributes: blockAttributes['footbridge/steps'],
  Block: ({ attributes: { heading }, children }) => (
    <Section title={heading}>
      <S.Root>{children}</S.Root>
    </Section>
  ),
});
