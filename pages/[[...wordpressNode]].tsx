import { loadPage } from '@/bridge/pages/page/load';
import { movedStatus, nextRedirect } from '@/bridge/pages/page/next-redirect';
import { PageHead } from '@/components/PageHead/PageHead';
import { PostPasswordContext } from '@/components/Protected/post-password-context';
import { TemplateView } from '@/wp-templates/views';

import type { PageProps } from '@/bridge/wordpress/types';
import type { GetStaticPaths, GetStaticProps } from 'next';

export default function WordPressNode({ template, page, view }: PageProps) {
  const unlock = { path: page.head.canonical, failure: null };
  return (
    <PostPasswordContext value={unlock}>
      <PageHead head={page.head} />
      <TemplateView template={template} view={view} />
    </PostPasswordContext>
  );
}

// No page is rendered at build time: one build serves any WordPress, and needs none.
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<PageProps> = async (context) => {
  const outcome = await loadPage(context);
  const { revalidate } = outcome;
  if (outcome.kind === 'not-found') return { notFound: true, revalidate };
  // Editors' redirect rules may lead to another site.
  if (outcome.kind === 'redirect')
    return { ...nextRedirect(outcome.destination, movedStatus(outcome.permanent), 'any'), revalidate };
  const { template, page, view, layout, visit } = outcome;
  return { props: { template, page, view, layout, visit }, revalidate };
};
