import { FacilityQuestionSection, type FacilityQuestionView } from '@/components/LeadForm/FacilityQuestionSection';
import { blockAttributes } from '@/gql/blocks';
import { site } from '@/site-config/site';
import { facilityCard, facilitySlug } from '@/wp-templates/shared/facilities';
import { defineBlock } from '../define-block';

/** The form for a question to a facility, or to the brand. */
export const facilityQuestion = defineBlock({
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
});
