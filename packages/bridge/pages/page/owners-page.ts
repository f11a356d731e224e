import { loadPage } from './load';
import { movedStatus, nextRedirect } from './next-redirect';
import { propsOf, type PageProps } from './outcome';

import type { GetServerSidePropsResult } from 'next';

/** Returns the owner's page at an address of a route of the site (`/search/`, `/media/press/`), for getServerSideProps. */
export async function loadOwnersPage(segments: string[]): Promise<GetServerSidePropsResult<PageProps>> {
  const outcome = await loadPage({ params: { wordpressNode: segments } });
  if (outcome.kind === 'not-found') return { notFound: true };
  // Editors' redirect rules may lead to another site.
  if (outcome.kind === 'redirect') return nextRedirect(outcome.destination, movedStatus(outcome.permanent), 'any');
  return propsOf(outcome);
}
