import { loadLayout } from '@footbridge/bridge/pages/layout/load-layout';
import { answerPlainLead } from '@footbridge/bridge/leads/lead/answer-plain';
import { nextRedirect } from '@footbridge/bridge/pages/page/next-redirect';
import { otherFacts } from '@footbridge/bridge/pages/sticky-bar/facts';
import { PageHead } from '@/components/PageHead/PageHead';
import { ConfirmPage, type ConfirmView } from '@/wp-templates/lead/ConfirmView';
import { transformConfirm } from '@/wp-templates/lead/transform';

import type { PageProps } from '@footbridge/bridge/pages/page/outcome';
import type { GetServerSideProps } from 'next';

interface ConfirmProps extends Omit<PageProps, 'template' | 'view'> {
  view: ConfirmView;
}

/** The confirmation page of a form that was sent without script. */
export default function ConfirmLead({ page, view }: ConfirmProps) {
  return (
    <>
      <PageHead head={page.head} />
      <ConfirmPage view={view} />
    </>
  );
}

export const getServerSideProps: GetServerSideProps<ConfirmProps> = async ({ req, res }) => {
  // Loads while the form is read.
  const surroundings = Promise.all([loadLayout(), otherFacts()]);
  const answer = await answerPlainLead(req, res);
  if (answer.kind === 'not-found') return { notFound: true };
  if (answer.kind === 'redirect') return nextRedirect(answer.destination, 303);
  const [{ layout }, visit] = await surroundings;
  return { props: { ...transformConfirm(answer.state), layout, visit } };
};
