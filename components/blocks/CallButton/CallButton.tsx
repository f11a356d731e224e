import { blockAttributes } from '@/gql/blocks';
import { Button } from '@/components/Button/Button';
import { CallNumber } from '@/components/PhoneLink/PhoneLink';
import { defineBlock } from '../define-block';

/** A button that calls the visit's number. */
export const callButton = defineBlock({
  attributes: blockAttributes['footbridge/call-button'],
  Block: ({ attributes: { text, look } }) => (
    <p>
      <Button theme={look}>
        {text && (
          <span>
            {text} <CallNumber />
          </span>
        )}
      </Button>
    </p>
  ),
});
