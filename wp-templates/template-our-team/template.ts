import { graphql } from '@/gql';
import { site } from '@/site-config/site';
import { defineTemplate, seedId } from '../shared/define-template';
import { pageArticle } from '../shared/page-article';
import { describeText } from '../shared/structured-data/articles';
import { asItem, withList } from '../shared/structured-data/lists';
import { contributorGroups } from '../shared/team';
import { OurTeamPage } from './View';

/** A page and its people, by WPGraphQL's maximum of 100. */
const OUR_TEAM_QUERY = graphql(`
  query GetOurTeam($id: ID!) {
    page(id: $id, idType: DATABASE_ID) {
      ...PageFields
    }
    contributors: footbridgeContributors(first: 100) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...TeamMemberFields
      }
    }
  }
`);

export const MORE_CONTRIBUTORS = graphql(`
  query GetMoreContributors($after: String) {
    list: footbridgeContributors(first: 100, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...TeamMemberFields
      }
    }
  }
`);

/** The page template "Our Team": a page and the brand's people by category. */
export const ourTeamTemplate = defineTemplate({
  query: OUR_TEAM_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  rest: async (data, paginateRest) => ({
    ...data,
    contributors: data.contributors && {
      ...data.contributors,
      nodes: await paginateRest(MORE_CONTRIBUTORS, data.contributors),
    },
  }),
  transform: (data, tools, address) => {
    const result = pageArticle(data.page, tools, address);
    if (!result) return null;
    const team = result.view.isProtected ? [] : contributorGroups(data.contributors?.nodes, site.code, tools);
    return { page: result.page, view: { ...result.view, team } };
  },
  View: OurTeamPage,
  describe: (view, setting) => {
    // Each person once.
    const people = new Map(view.team.flatMap((group) => group.people.map((one) => [one.id, one] as const)));
    return withList(describeText(view, setting, 'AboutPage'), [...people.values()].map(asItem), setting);
  },
});
