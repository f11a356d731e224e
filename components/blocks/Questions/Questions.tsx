import { QuestionsSection } from '@/components/Questions/QuestionsSection';
import { blockAttributes } from '@/gql/blocks';
import { defineBlock } from '../define-block';

/** Questions that open: WordPress's Details blocks. */
export const questions = defineBlock({
  attributes: blockAttributes['footbridge/questions'],
  Block: ({ attributes: { heading }, children }) => <QuestionsSection heading={heading}>{children}</QuestionsSection>,
});
