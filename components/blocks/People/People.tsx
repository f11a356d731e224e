import { ContributorList } from '@/components/ContributorCard/ContributorList';
import { Section } from '@/components/Section/Section';
import { blockAttributes } from '@/gql/blocks';
import { site } from '@/site-config/site';
import { contributorView } from '@/wp-templates/shared/contributors';
import { contributorGroups, leadingPeople } from '@/wp-templates/shared/team';
import { defineBlock } from '../define-block';

/** People: those chosen, those of a role, or the first of the largest groups. */
export const people = defineBlock({
  attributes: blockAttributes['footbridge/people'],
  needs: () => ({ people: true }),
  data(answer, { people: ids, role, number }, tools) {
    const nodes = answer.contributors?.nodes ?? [];
    if (ids.length > 0) {
      const chosen = ids.flatMap((id) => nodes.find((node) => node?.databaseId === id && !node.isRestricted) ?? []);
      return chosen.length > 0 ? chosen.map((node) => contributorView(node, tools)) : null;
    }
    const groups = contributorGroups(nodes, site.code, tools);
    const wanted = role.trim().toLowerCase();
    const found = wanted
      ? groups.find(({ name }) => name.toLowerCase() === wanted)?.people.slice(0, number)
      : leadingPeople(groups, number);
    return found && found.length > 0 ? found : null;
  },
  Block: ({ attributes: { heading }, data }) => (
    <Section title={heading}>
      <ContributorList people={data} />
    </Section>
  ),
});
