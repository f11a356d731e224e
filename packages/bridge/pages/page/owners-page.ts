import { loadPage } from './load';
import { movedStatus, nextRedirect } from './next-redirect';

import type { GetServerSidePropsResult } from 'next';
import type { PageProps } from './outcome';

/**
 * Returns what WordPress has at an address of a route at which the site itself has nothing, for getServerSideProps: the owner's
 * pages `/search/` and `/media/press/`.
 * @param segments of the path, decoded
 * @throws UpstreamError when WordPress fails and no older page is cached
 */
export async function loadOwnersPage(segments: string[]): Promise<GetServerSidePropsResult<PageProps>> {
  const outcome = await loadPage({ params: { wordpressNode: segments } });
  if (outcome.kind === 'not-found') return { notFound: true };
  // Editors' redirect rules may lead to another site.
  if (outcome.kind === 'redirect') return nextRedirect(outcome.destination, movedStatus(outcome.permanent), 'any');
  const { template, page, view, layout, visit } = outcome;
  return { props: { template, page, view, layout, visit } };
}
