import { answerComment } from '@footbridge/bridge/pages/comments/answer';
import { idOf } from '@footbridge/bridge/pages/comments/fields';
import { loadLayout } from '@footbridge/bridge/pages/layout/load-layout';
import { nextRedirect } from '@footbridge/bridge/pages/page/next-redirect';
import { transformTools } from '@footbridge/bridge/pages/page/tools';
import { otherFacts } from '@footbridge/bridge/pages/sticky-bar/facts';
import { withHead, type HeadedProps } from '@/wp-templates/TemplatePage';
import { transformComment } from '@/wp-templates/comment/transform';
import { CommentPage, type CommentPageView } from '@/wp-templates/comment/views';

import type { GetServerSideProps } from 'next';

export default withHead(CommentPage);

export const getServerSideProps: GetServerSideProps<HeadedProps<CommentPageView>> = async ({
  req,
  res,
  query,
  params,
}) => {
  const layout = loadLayout();
  const answer = await answerComment(req, res, { ...query, post: idOf(params?.post) ? params?.post : undefined });
  if (answer.kind === 'not-found') return { notFound: true };
  if (answer.kind === 'redirect') return nextRedirect(answer.destination, 303);
  return {
    props: {
      ...transformComment(idOf(params?.post) ?? 0, answer.state, transformTools),
      layout: (await layout).layout,
      visit: await otherFacts(),
    },
  };
};
