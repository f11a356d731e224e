import { idOf } from '@footbridge/bridge/pages/comments/fields';
import { loadTarget } from '@footbridge/bridge/pages/comments/target';
import { allComments } from '@footbridge/bridge/pages/comments/all-comments';
import { loadLayout } from '@footbridge/bridge/pages/layout/load-layout';
import { transformTools } from '@footbridge/bridge/pages/page/tools';
import { otherFacts } from '@footbridge/bridge/pages/sticky-bar/facts';
import { withHead, type HeadedProps } from '@/wp-templates/TemplatePage';
import { DiscussionPage, type DiscussionView } from '@/wp-templates/comment/views';
import { transformDiscussion } from '@/wp-templates/comment/transform';

import type { GetServerSideProps } from 'next';

/** All comments of a post that has more of them than its page shows. */
export default withHead(DiscussionPage);

export const getServerSideProps: GetServerSideProps<HeadedProps<DiscussionView>> = async ({ params, query }) => {
  const post = idOf(params?.post);
  const target = post && (await loadTarget(post, null));
  if (!target) return { notFound: true };
  const [comments, { layout }, visit] = await Promise.all([allComments(target.id), loadLayout(), otherFacts()]);
  return { props: { ...transformDiscussion(target, comments, transformTools, idOf(query.page)), layout, visit } };
};
