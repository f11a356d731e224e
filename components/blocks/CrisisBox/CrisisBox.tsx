import { blockAttributes } from '@/gql/blocks';
import { CrisisCalls } from '@/components/CrisisCalls/CrisisCalls';
import { defineBlock } from '../define-block';
import * as S from './CrisisBox.styles';

/** What to do in an emergency: 911 and 988. */
export const crisisBox = defineBlock({
  attributes: blockAttributes['footbridge/crisis-box'],
  Block: ({ attributes: { heading } }) => (
    <S.Root role="note" aria-label={heading || 'In an emergency'}>
      {heading && <p>{heading}</p>}
      <CrisisCalls />
    </S.Root>
  ),
});
