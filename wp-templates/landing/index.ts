import { defineTemplate, seedId } from '../shared/define-template';
import { LANDING_PAGE_QUERY } from './query';
import { transformLandingPage } from './transform';

export const landingPageTemplate = defineTemplate({
  query: LANDING_PAGE_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: transformLandingPage,
});
