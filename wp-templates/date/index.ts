import { defineTemplate } from '../shared/define-template';
import { archiveIds } from '../shared/listing';
import { DATE_QUERY } from './query';
import { transformDate } from './transform';

export const dateTemplate = defineTemplate({
  query: DATE_QUERY,
  variables: (_seedNode, address) => ({ ids: archiveIds(address) }),
  transform: transformDate,
});
