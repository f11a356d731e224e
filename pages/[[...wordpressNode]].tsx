import { loadPage } from '@footbridge/bridge/pages/page/load';
import { movedStatus, nextRedirect } from '@footbridge/bridge/pages/page/next-redirect';
import { pagePropsOf, TemplatePage } from '@/wp-templates/TemplatePage';

import type { PageProps } from '@footbridge/bridge/pages/page/outcome';
import type { GetStaticPaths, GetStaticProps } from 'next';

export default TemplatePage;

// No page is rendered at build time: one build serves any WordPress, and needs none.
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<PageProps> = async (context) => {
  const outcome = await loadPage(context);
  const { revalidate } = outcome;
  if (outcome.kind === 'not-found') return { notFound: true, revalidate };
  // Editors' redirect rules may lead to another site.
  if (outcome.kind === 'redirect')
    return { ...nextRedirect(outcome.destination, movedStatus(outcome.permanent), 'any'), revalidate };
  return { props: pagePropsOf(outcome), revalidate };
};
