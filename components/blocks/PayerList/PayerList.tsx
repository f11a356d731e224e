import { PayerList } from '@/components/PayerList/PayerList';
import { blockAttributes } from '@/gql/blocks';
import { PAYERS } from '@/site-config/payers';
import { defineBlock } from '../define-block';

const IN_NETWORK = PAYERS.filter(({ isInNetwork }) => isInNetwork).map(({ name }) => name);

/** The insurers in the network, with a field that finds any of the lists'. */
export const payerList = defineBlock({
  attributes: blockAttributes['footbridge/payer-list'],
  Block: ({ attributes: { heading } }) => <PayerList heading={heading} names={IN_NETWORK} />,
});
