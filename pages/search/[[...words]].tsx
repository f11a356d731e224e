import { parseSearch } from '@footbridge/bridge/pages/routing/search';
import { loadLayout, type LayoutData } from '@footbridge/bridge/pages/layout/load-layout';
import { loadSearch } from '@footbridge/bridge/pages/page/load';
import { loadOwnersPage } from '@footbridge/bridge/pages/page/owners-page';
import { movedStatus, nextRedirect } from '@footbridge/bridge/pages/page/next-redirect';
import { maySearch, SEARCH_RETRY_AFTER_S } from '@footbridge/bridge/platform/request/search-limit';
import { PageHead } from '@/components/PageHead/PageHead';
import { TooManySearches } from '@/wp-templates/error/pages';
import { pagePropsOf, TemplatePage } from '@/wp-templates/TemplatePage';

import type { PageProps } from '@footbridge/bridge/pages/page/outcome';
import type { GetServerSideProps } from 'next';

/** A search that exceeded the rate limit. */
interface RefusedProps {
  refusedWords: string;
  layout: LayoutData;
}

export default function Search(props: PageProps | RefusedProps) {
  if ('refusedWords' in props) {
    return (
      <>
        <PageHead head={{ title: 'Please wait a minute', description: '', canonical: '', noindex: true }} />
        <TooManySearches words={props.refusedWords} />
      </>
    );
  }
  return <TemplatePage {...props} />;
}

/**
 * Answers `/search/?s=words` and WordPress's `/search/words/page/2/`. Not cached, because the number of search terms is unlimited.
 * `/search/` is the owner's page with this slug; without one, the form, which is always at `/search/?s=`.
 */
export const getServerSideProps: GetServerSideProps<PageProps | RefusedProps> = async ({
  req,
  resolvedUrl,
  query,
  res,
}) => {
  res.setHeader('Cache-Control', 'private, no-store');
  // Next's router requests a page's data without the trailing slash.
  const search = parseSearch(`${resolvedUrl.replace(/\?.*/s, '').replace(/\/$/, '')}/`, query);
  if (search?.words === '' && query.s === undefined && query.post_type === undefined) {
    const owners = await loadOwnersPage(['search']);
    if (!('notFound' in owners)) return owners;
  }
  // The empty form sends no search to WordPress.
  if (search?.words && !(await maySearch(req))) {
    res.statusCode = 429;
    res.setHeader('Retry-After', SEARCH_RETRY_AFTER_S);
    return { props: { refusedWords: search.words, layout: (await loadLayout()).layout } };
  }
  const outcome = search ? await loadSearch(search) : null;
  if (!outcome || outcome.kind === 'not-found') return { notFound: true };
  if (outcome.kind === 'redirect') return nextRedirect(outcome.destination, movedStatus(outcome.permanent));
  return { props: pagePropsOf(outcome) };
};
