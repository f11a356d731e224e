import { answerComment } from '@/bridge/comments/answer';
import { idOf } from '@/bridge/comments/fields';
import { loadFrame } from '@/bridge/frame/load-frame';
import { nextRedirect } from '@/bridge/page/next-redirect';
import { transformTools } from '@/bridge/page/tools';
import { otherFacts } from '@/bridge/sticky-bar/facts';
import { PageHead } from '@/components/PageHead/PageHead';
import { transformComment } from '@/wp-templates/comment/transform';
import { CommentPage } from '@/wp-templates/comment/View';

import type { FrameData, PageInfo, VisitFacts } from '@/bridge/types';
import type { CommentPageView } from '@/wp-templates/comment/transform';
import type { GetServerSideProps } from 'next';

interface CommentProps {
  page: PageInfo;
  view: CommentPageView;
  frame: FrameData;
  visit: VisitFacts;
}

export default function WriteComment({ page, view }: CommentProps) {
  return (
    <>
      <PageHead head={page.head} />
      <CommentPage view={view} />
    </>
  );
}

export const getServerSideProps: GetServerSideProps<CommentProps> = async ({ req, res, query, params }) => {
  // Configures Faust, on the server only.
  await import('@/faust.config');
  const frame = loadFrame();
  const answer = await answerComment(req, res, { ...query, post: idOf(params?.post) ? params?.post : undefined });
  if (answer.kind === 'not-found') return { notFound: true };
  if (answer.kind === 'redirect') return nextRedirect(answer.destination, 303);
  return {
    props: {
      ...transformComment(idOf(params?.post) ?? 0, answer.state, transformTools),
      frame: (await frame).frame,
      visit: await otherFacts(),
    },
  };
};
