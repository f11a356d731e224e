import { nextRedirect } from '@/bridge/pages/page/next-redirect';
import { answerNearby } from '@/bridge/visitors/nearby/answer';
import { PageHead } from '@/components/PageHead/PageHead';
import { TemplateView } from '@/wp-templates/views';

import type { PageProps } from '@/bridge/wordpress/types';
import type { GetServerSideProps } from 'next';

/** The facilities by distance. Not cached, because each visitor's list is their own. */
export default function Nearby({ template, page, view }: PageProps) {
  return (
    <>
      <PageHead head={page.head} />
      <TemplateView template={template} view={view} />
    </>
  );
}

export const getServerSideProps: GetServerSideProps<PageProps> = async ({ req, res }) => {
  const outcome = await answerNearby(req, res);
  if (outcome.kind === 'not-found') return { notFound: true };
  if (outcome.kind === 'redirect') return nextRedirect(outcome.destination, 307);
  const { template, page, view, layout, visit } = outcome;
  return { props: { template, page, view, layout, visit } };
};
