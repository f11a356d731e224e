import { nextRedirect } from '@footbridge/bridge/pages/page/next-redirect';
import { answerNearby } from '@footbridge/bridge/visitors/nearby/answer';
import { pagePropsOf, TemplatePage } from '@/wp-templates/TemplatePage';

import type { PageProps } from '@footbridge/bridge/pages/page/outcome';
import type { GetServerSideProps } from 'next';

/** The facilities by distance. Not cached, because each visitor's list is their own. */
export default TemplatePage;

export const getServerSideProps: GetServerSideProps<PageProps> = async ({ req, res }) => {
  const outcome = await answerNearby(req, res);
  if (outcome.kind === 'not-found') return { notFound: true };
  if (outcome.kind === 'redirect') return nextRedirect(outcome.destination, 307);
  return { props: pagePropsOf(outcome) };
};
