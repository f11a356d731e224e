import { WaysIn } from '@/components/WaysIn/WaysIn';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';

/** Links for different readers. */
export const waysIn = defineBlock({ attributes: blockAttributes['footbridge/ways-in'], Block: () => <WaysIn /> });
