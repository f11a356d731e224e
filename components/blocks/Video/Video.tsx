import { Prose } from '@/components/Prose/Prose';
import { blockAttributes } from '@/gql/blocks';
import { videoFacade } from '@/wp-templates/shared/video';
import { defineBlock } from '../define-block';

/** A video that loads nothing of its provider before a click. Its plain form is a link. */
export const video = defineBlock({
  attributes: blockAttributes['footbridge/video'],
  data: (_answer, { url, title }, tools) => videoFacade(url, title, tools) || null,
  Block: ({ data }) => <Prose html={data} />,
});
