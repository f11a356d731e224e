import { blockAttributes } from '@/gql/blocks';
import { Island } from '@/components/Island/Island';
import { SelfCheck } from '@/components/SelfCheck/SelfCheck.island';
import { defineBlock } from '../define-block';

/** The self-check. */
export const selfCheck = defineBlock({
  attributes: blockAttributes['footbridge/self-check'],
  Block: () => <Island name="SelfCheck" when="touch" of={SelfCheck} props={{}} />,
});
