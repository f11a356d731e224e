import { answerBlock, type BlockAnswer } from '@footbridge/bridge/editors/live/answer-block';
import { BlockPreview } from '@/wp-templates/preview/BlockPreview';

import type { GetServerSideProps } from 'next';

/** Tells pages/_app.tsx that the page has no header and footer. */
interface BlockProps extends BlockAnswer {
  isFragment: true;
}

/** Shows one block in the canvas of WordPress's editor (docs/blocks.md). */
export default function Block({ html, problem, facts }: BlockProps) {
  return <BlockPreview html={html} problem={problem} facts={facts} />;
}

export const getServerSideProps: GetServerSideProps<BlockProps> = async ({ req, res }) => ({
  props: { ...(await answerBlock(req, res)), isFragment: true },
});
