import { nextRedirect } from '@footbridge/bridge/pages/page/next-redirect';
import { answerPostPassword, type PostPasswordFailure } from '@footbridge/bridge/pages/post-password/answer';
import { pagePropsOf, TemplatePage } from '@/wp-templates/TemplatePage';

import type { PageProps } from '@footbridge/bridge/pages/page/outcome';
import type { GetServerSideProps } from 'next';

interface UnlockProps extends PageProps {
  failure: PostPasswordFailure | null;
}

/** Renders a protected page with its password, else the password form. */
export default function Unlock(props: UnlockProps) {
  return <TemplatePage {...props} prefix={props.failure && 'Not opened'} />;
}

export const getServerSideProps: GetServerSideProps<UnlockProps> = async ({ req, res, params }) => {
  const path = params?.path;
  const answer = await answerPostPassword(req, res, typeof path === 'string' ? [path] : (path ?? []));
  if (answer.kind === 'not-found') return { notFound: true };
  if (answer.kind === 'redirect') return nextRedirect(answer.destination, 303);
  return { props: { ...pagePropsOf(answer.page), failure: answer.failure } };
};
