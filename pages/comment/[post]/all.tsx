import { idOf } from '@footbridge/bridge/pages/comments/fields';
import { loadTarget } from '@footbridge/bridge/pages/comments/target';
import { allComments } from '@footbridge/bridge/pages/comments/all-comments';
import { loadLayout } from '@footbridge/bridge/pages/layout/load-layout';
import { transformTools } from '@footbridge/bridge/pages/page/tools';
import { otherFacts } from '@footbridge/bridge/pages/sticky-bar/facts';
import { PageHead } from '@/components/PageHead/PageHead';
import { DiscussionPage } from '@/wp-templates/comment/AllView';
import { transformDiscussion } from '@/wp-templates/comment/transform';

import type { PageProps } from '@footbridge/bridge/pages/page/outcome';
import type { DiscussionView } from '@/wp-templates/comment/AllView';
import type { GetServerSideProps } from 'next';

interface DiscussionProps extends Omit<PageProps, 'template' | 'view'> {
  view: DiscussionView;
}

/** All comments of a post that has more of them than its page shows. */
export default function Discussion({ page, view }: DiscussionProps) {
  return (
    <>
      <PageHead head={page.head} />
      <DiscussionPage view={view} />
    </>
  );
}

export const getServerSideProps: GetServerSideProps<DiscussionProps> = async ({ params, query }) => {
  const post = idOf(params?.post);
  const target = post && (await loadTarget(post, null));
  if (!target) return { notFound: true };
  const [comments, { layout }, visit] = await Promise.all([allComments(target.id), loadLayout(), otherFacts()]);
  return { props: { ...transformDiscussion(target, comments, transformTools, idOf(query.page)), layout, visit } };
};
