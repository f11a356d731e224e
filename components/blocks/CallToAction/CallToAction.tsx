import { Children, type ReactNode } from 'react';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';

/** Whether there are inner blocks; between their comments WordPress leaves line breaks. */
const hasContent = (children: ReactNode): boolean => Children.toArray(children).some((child) => child !== '');

/** The call to action, in the editor's words or the site's. */
export const callToAction = defineBlock({
  attributes: blockAttributes['footbridge/call-to-action'],
  Block: ({ attributes: { heading, insurance }, children }) => (
    <CallToAction heading={heading} callOnly={!insurance}>
      {hasContent(children) ? children : undefined}
    </CallToAction>
  ),
});
