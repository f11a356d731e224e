import { blockAttributes } from '@/gql/blocks';
import { Button } from '@/components/Button/Button';
import { Island } from '@/components/Island/Island';
import { useIsFirst } from '@/components/Prose/once-context';
import { AUDIT_C } from '@/components/SelfCheck/audit-c';
import { SelfCheck } from '@/components/SelfCheck/SelfCheck.island';
import { defineBlock } from '../define-block';
import { Spaced } from '../Spaced.styles';

/** The self-check; a link to it where the page has it already. */
export const selfCheck = defineBlock({
  attributes: blockAttributes['footbridge/self-check'],
  Block: function Check() {
    if (useIsFirst('self-check')) return <Island name="SelfCheck" when="touch" of={SelfCheck} props={{}} />;
    return (
      <Spaced>
        <Button href={`#self-check-${AUDIT_C.id}`}>Go to the self-check</Button>
      </Spaced>
    );
  },
});
