import { parseSearch } from '@/bridge/address/search';
import { loadSearch } from '@/bridge/page/load';
import { PageHead } from '@/components/PageHead/PageHead';
import { faustConfig } from '@/faust.config';
import { TemplateView } from '@/wp-templates/views';

import type { PageProps } from '@/bridge/types';
import type { GetServerSideProps } from 'next';

export default function Search({ template, page, view }: PageProps) {
  return (
    <>
      <PageHead head={page.head} />
      <TemplateView template={template} view={view} />
    </>
  );
}

/** `/search/?s=words` and WordPress's `/search/words/page/2/`: made for each request, because words are without number. */
export const getServerSideProps: GetServerSideProps<PageProps> = async ({ resolvedUrl, query, res }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  // The browser's router asks for a page's data without the slash at the end.
  const asked = parseSearch(`${resolvedUrl.replace(/\?.*/s, '').replace(/\/$/, '')}/`, query);
  const outcome = asked ? await loadSearch(asked, faustConfig.templates) : null;
  if (!outcome || outcome.kind === 'not-found') return { notFound: true };
  if (outcome.kind === 'redirect') return { redirect: { destination: outcome.destination, permanent: outcome.permanent } };
  const { template, page, view, frame, visit } = outcome;
  return { props: { template, page, view, frame, visit } };
};
