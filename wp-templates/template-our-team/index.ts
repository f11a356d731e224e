import { defineTemplate, seedId } from '../shared/define-template';
import { MORE_CONTRIBUTORS, OUR_TEAM_QUERY } from './query';
import { transformOurTeam } from './transform';

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
  transform: transformOurTeam,
});
