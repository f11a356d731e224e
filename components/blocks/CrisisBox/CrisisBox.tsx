import styled from 'styled-components';
import { blockAttributes } from '@/gql/blocks';
import { CrisisCalls } from '@/components/CrisisCalls/CrisisCalls';
import { defineBlock } from '../define-block';
import { Spaced } from '../Spaced.styles';

const Root = styled(Spaced)`
  padding: var(--space-5);
  border: 2px solid var(--color-brand);
  border-radius: var(--radius);
  > .button-row:first-child {
    margin-top: 0;
  }
  p {
    margin-bottom: var(--space-4);
    font-size: var(--text-lg);
    font-weight: 650;
  }
`;

/** What to do in an emergency: 911 and 988. */
export const crisisBox = defineBlock({
  attributes: blockAttributes['footbridge/crisis-box'],
  Block: ({ attributes: { heading } }) => (
    <Root role="note" aria-label={heading || 'In an emergency'}>
      {heading && <p>{heading}</p>}
      <CrisisCalls />
    </Root>
  ),
});
