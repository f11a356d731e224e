import { loadFrame } from '@/bridge/pages/layout/load-frame';
import { hideFromSearch } from '@/bridge/platform/headers/robots-tag';
import { otherFacts } from '@/bridge/pages/sticky-bar/facts';
import { PageHead } from '@/components/PageHead/PageHead';
import { ThanksPage } from '@/wp-templates/lead/ThanksView';
import { asidePage } from '@/wp-templates/lead/transform';

import type { FrameData, PageInfo, VisitFacts } from '@/bridge/wordpress/types';
import type { GetServerSideProps } from 'next';

interface ThanksProps {
  page: PageInfo;
  frame: FrameData;
  visit: VisitFacts;
}

/** Where a form that was sent without script leads. The same for everybody: nothing of a lead is in its address. */
export default function Thanks({ page }: ThanksProps) {
  return (
    <>
      <PageHead head={page.head} />
      <ThanksPage />
    </>
  );
}

export const getServerSideProps: GetServerSideProps<ThanksProps> = async ({ res }) => {
  await import('@/faust.config');
  res.setHeader('Cache-Control', 'private, no-store');
  hideFromSearch(res);
  const [{ frame }, visit] = await Promise.all([loadFrame(), otherFacts()]);
  return { props: { page: asidePage('Thank you'), frame, visit } };
};
