import { loadLayout } from '@footbridge/bridge/pages/layout/load-layout';
import { answerPlainLead } from '@footbridge/bridge/leads/lead/answer-plain';
import { nextRedirect } from '@footbridge/bridge/pages/page/next-redirect';
import { otherFacts } from '@footbridge/bridge/pages/sticky-bar/facts';
import { withHead, type HeadedProps } from '@/wp-templates/TemplatePage';
import { ConfirmPage, type ConfirmView } from '@/wp-templates/lead/ConfirmView';
import { transformConfirm } from '@/wp-templates/lead/transform';

import type { GetServerSideProps } from 'next';

/** The confirmation page of a form that was sent without script. */
export default withHead(ConfirmPage);

export const getServerSideProps: GetServerSideProps<HeadedProps<ConfirmView>> = async ({ req, res }) => {
  // Loads while the form is read.
  const surroundings = Promise.all([loadLayout(), otherFacts()]);
  const answer = await answerPlainLead(req, res);
  if (answer.kind === 'not-found') return { notFound: true };
  if (answer.kind === 'redirect') return nextRedirect(answer.destination, 303);
  const [{ layout }, visit] = await surroundings;
  return { props: { ...transformConfirm(answer.state), layout, visit } };
};
