import { defineTemplate, seedId } from '../shared/define-template';
import { ATTACHMENT_QUERY } from './query';
import { transformAttachment } from './transform';

export const attachmentTemplate = defineTemplate({
  query: ATTACHMENT_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: transformAttachment,
});
