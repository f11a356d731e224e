import { nextRedirect } from '@/bridge/pages/page/next-redirect';
import { answerPostPassword } from '@/bridge/pages/post-password/answer';
import { PageHead } from '@/components/PageHead/PageHead';
import { PostPasswordContext } from '@/components/Protected/post-password-context';
import { TemplateView } from '@/wp-templates/views';

import type { PageProps, PostPasswordFailure } from '@/bridge/wordpress/types';
import type { GetServerSideProps } from 'next';

interface UnlockProps extends PageProps {
  failure: PostPasswordFailure | null;
}

/** Renders a protected page with its password, else the password form. */
export default function Unlock({ template, page, view, failure }: UnlockProps) {
  const unlock = { path: page.head.canonical, failure };
  return (
    <PostPasswordContext value={unlock}>
      <PageHead head={failure ? { ...page.head, title: `Not opened: ${page.head.title}` } : page.head} />
      <TemplateView template={template} view={view} />
    </PostPasswordContext>
  );
}

export const getServerSideProps: GetServerSideProps<UnlockProps> = async ({ req, res, params }) => {
  const path = params?.path;
  const answer = await answerPostPassword(req, res, typeof path === 'string' ? [path] : (path ?? []));
  if (answer.kind === 'not-found') return { notFound: true };
  if (answer.kind === 'redirect') return nextRedirect(answer.destination, 303);
  const { template, page, view, layout, visit } = answer.page;
  return { props: { template, page, view, layout, visit, failure: answer.failure } };
};
