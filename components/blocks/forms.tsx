/** What a reader fills in. */
import { useContext } from 'react';
import { Button } from '@/components/Button/Button';
import { Island } from '@/components/Island/Island';
import {
  FacilityQuestionSection,
  type FacilityQuestionView,
  FirstForm,
  InsuranceSection,
} from '@/components/LeadForm/sections';
import { CallbackForm } from '@/components/LeadForm/LeadForm.island';
import { PayerList } from '@/components/PayerList/PayerList';
import { FormAtContext, useIsFirst } from '@/components/Prose/contexts';
import { BandContext, Section } from '@/components/Section/Section';
import { AUDIT_C } from '@/components/SelfCheck/audit-c';
import { SelfCheck } from '@/components/SelfCheck/SelfCheck.island';
import { blockAttributes } from '@/gql/blocks';
import { PAYERS } from '@/site-config/payers';
import { site } from '@/site-config/site';
import { facilityCard, facilitySlug } from '@/wp-templates/shared/facilities';
import { defineBlock } from './define-block';
import { Spaced } from './Spaced.styles';

const CALLBACK = 'Ask us to call you';

function CallbackBlock() {
  const formAt = useContext(FormAtContext);
  const isBand = useContext(BandContext);
  const form = (
    <FirstForm form="callback" label={CALLBACK}>
      <Island name="CallbackForm" when="visible" of={CallbackForm} props={{}} />
    </FirstForm>
  );
  if (isBand && !formAt) return <Section tone="soft">{form}</Section>;
  return <Spaced>{formAt ? <Button href={formAt}>{CALLBACK}</Button> : form}</Spaced>;
}

const IN_NETWORK = PAYERS.filter(({ isInNetwork }) => isInNetwork).map(({ name }) => name);

export const formBlocks = {
  /** The callback form, also where WordPress has a form; a link to it where the page has it already. */
  'footbridge/callback-form': defineBlock({
    attributes: blockAttributes['footbridge/callback-form'],
    hasForm: true,
    Block: CallbackBlock,
  }),
  /** The form for a question to a facility, or to the brand. */
  'footbridge/facility-question': defineBlock({
    attributes: blockAttributes['footbridge/facility-question'],
    hasForm: true,
    needs: ({ facility }) => (facility > 0 ? { facilities: [facility] } : {}),
    data(answer, { facility }, tools): FacilityQuestionView | null {
      if (facility <= 0) return { name: site.shortName };
      const node = answer.facilities?.nodes.find((one) => one?.databaseId === facility);
      if (!node || node.isRestricted) return null;
      const { name, url } = facilityCard(node, tools);
      return { name, slug: facilitySlug(url), url };
    },
    Block: ({ data }) => <FacilityQuestionSection {...data} />,
  }),
  /** The form that checks insurance coverage. */
  'footbridge/insurance-check': defineBlock({
    attributes: blockAttributes['footbridge/insurance-check'],
    hasForm: true,
    Block: InsuranceSection,
  }),
  /** The insurers in the network, with a field that finds any of the lists'. */
  'footbridge/payer-list': defineBlock({
    attributes: blockAttributes['footbridge/payer-list'],
    Block: ({ attributes: { heading } }) => <PayerList heading={heading} names={IN_NETWORK} />,
  }),
  /** The self-check; a link to it where the page has it already. */
  'footbridge/self-check': defineBlock({
    attributes: blockAttributes['footbridge/self-check'],
    Block: function Check() {
      if (useIsFirst('self-check')) return <Island name="SelfCheck" when="touch" of={SelfCheck} props={{}} />;
      return (
        <Spaced>
          <Button href={`#self-check-${AUDIT_C.id}`}>Go to the self-check</Button>
        </Spaced>
      );
    },
  }),
};
