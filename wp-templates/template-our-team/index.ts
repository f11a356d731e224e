import { defineTemplate, seedId } from '../shared/define-template';
import { OUR_TEAM_QUERY } from './query';
import { transformOurTeam } from './transform';

export const ourTeamTemplate = defineTemplate({
  query: OUR_TEAM_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: transformOurTeam,
});
