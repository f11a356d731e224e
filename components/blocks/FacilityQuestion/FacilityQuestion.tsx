import { Island } from '@/components/Island/Island';
import { FacilityQuestion } from '@/components/LeadForm/LeadForm.island';
import { Section } from '@/components/Section/Section';
import { blockAttributes } from '@/gql/blocks';
import { site } from '@/site-config/site';
import { facilityCard, facilitySlug } from '@/wp-templates/shared/facilities';
import { defineBlock } from '../define-block';

/** The form for a question to a facility, or to the brand. */
export const facilityQuestion = defineBlock({
  attributes: blockAttributes['footbridge/facility-question'],
  hasForm: true,
  needs: ({ facility }) => (facility > 0 ? { facilities: [facility] } : {}),
  data(answer, { facility }, tools) {
    if (facility <= 0) return { name: site.shortName };
    const node = answer.facilities?.nodes.find((one) => one?.databaseId === facility);
    if (!node || node.isRestricted) return null;
    const { name, url } = facilityCard(node, tools);
    return { name, slug: facilitySlug(url) };
  },
  Block: ({ data }) => (
    <Section tone="soft">
      <Island name="FacilityQuestion" when="visible" of={FacilityQuestion} props={data} />
    </Section>
  ),
});
