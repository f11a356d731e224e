import { loadLayout } from '@footbridge/bridge/pages/layout/load-layout';
import { hideFromSearch } from '@footbridge/bridge/platform/headers/search-engines';
import { otherFacts } from '@footbridge/bridge/pages/sticky-bar/facts';
import { PageHead } from '@/components/PageHead/PageHead';
import { ThanksPage } from '@/wp-templates/lead/ThanksView';
import { asidePage } from '@/wp-templates/lead/transform';

import type { PageProps } from '@footbridge/bridge/pages/page/outcome';
import type { GetServerSideProps } from 'next';

type ThanksProps = Omit<PageProps, 'template' | 'view'>;

/** The page after a form that was sent without script. Its URL has nothing of the lead. */
export default function Thanks({ page }: ThanksProps) {
  return (
    <>
      <PageHead head={page.head} />
      <ThanksPage />
    </>
  );
}

export const getServerSideProps: GetServerSideProps<ThanksProps> = async ({ res }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  hideFromSearch(res);
  const [{ layout }, visit] = await Promise.all([loadLayout(), otherFacts()]);
  return { props: { page: asidePage('Thank you'), layout, visit } };
};
