import type { SeedNode } from '@/bridge/types';
import { defineTemplate, seedId } from '../shared/define-template';
import { PAGE_QUERY } from './query';
import { transformPage } from './transform';

/** Name of the page template that editors chose, which Faust's seed query brings along. */
function pageTemplate({ template }: SeedNode): unknown {
  return typeof template === 'object' && template !== null && 'templateName' in template ? template.templateName : null;
}

export const pageTemplateStatics = defineTemplate({
  query: PAGE_QUERY,
  variables: (seedNode) => ({
    id: seedId(seedNode),
    withTeam: pageTemplate(seedNode) === 'Our Team',
    withReviews: pageTemplate(seedNode) === 'Reviews',
  }),
  transform: transformPage,
});
