import { blockAttributes } from '@/gql/blocks';
import { Button } from '@/components/Button/Button';
import { CallNumber } from '@/components/PhoneLink/PhoneLink';
import { defineBlock } from '../define-block';
import { Spaced } from '../Spaced.styles';

/** A button that calls the visit's number. */
export const callButton = defineBlock({
  attributes: blockAttributes['footbridge/call-button'],
  Block: ({ attributes: { text, look } }) => (
    <Spaced>
      <Button theme={look}>
        {text ? (
          <span>
            {text} <CallNumber />
          </span>
        ) : undefined}
      </Button>
    </Spaced>
  ),
});
