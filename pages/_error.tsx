import { isFileName, sendMissingFile } from '@footbridge/bridge/platform/request/missing-file';
import { loadLayout, type LayoutData } from '@footbridge/bridge/pages/layout/load-layout';
import { isUpstreamError } from '@footbridge/bridge/platform/upstream-error';
import { otherFacts, type VisitFacts } from '@footbridge/bridge/pages/sticky-bar/facts';
import { PageHead } from '@/components/PageHead/PageHead';
import { Failure, NotFound } from '@/wp-templates/error/pages';

import type { NextPageContext } from 'next';

interface ErrorPageProps {
  statusCode: number;
  layout?: LayoutData;
  /** For a 404 page, which has the segment 'other' (specification, sections 2 and 8). */
  visit?: VisitFacts;
}

const RETRY_AFTER_S = '60';

/** Renders 404, 500 and 503 in the site's layout. An upstream failure is 503. */
export default function ErrorPage({ statusCode }: ErrorPageProps) {
  const missing = statusCode === 404;
  const title = missing ? 'Page not found' : 'This page is not available right now';
  const description = missing ? 'There is no page at this address.' : 'Please try again in a minute.';
  return (
    <>
      <PageHead head={{ title, description, canonical: '', noindex: true }} />
      {missing ? <NotFound /> : <Failure />}
    </>
  );
}

ErrorPage.getInitialProps = async ({ req, res, err }: NextPageContext): Promise<ErrorPageProps> => {
  // The connection has closed: Next does not render the page either.
  if (res?.writableEnded) return { statusCode: res.statusCode };
  if (res?.statusCode === 404 && isFileName(req?.url ?? '')) {
    sendMissingFile(res);
    return { statusCode: 404 };
  }
  if (res && isUpstreamError(err)) {
    res.statusCode = 503;
    res.setHeader('Retry-After', RETRY_AFTER_S);
  }
  // A missing page may be published, so no cache may serve a stale 404.
  const cacheControl = res?.getHeader('Cache-Control');
  if (res?.statusCode === 404 && typeof cacheControl === 'string')
    res.setHeader('Cache-Control', cacheControl.replace(/,\s*stale-while-revalidate=\d+/, ''));
  const statusCode = res?.statusCode ?? 500;
  const [{ layout }, visit] = await Promise.all([loadLayout(), statusCode === 404 ? otherFacts() : undefined]);
  return { statusCode, layout, ...(visit && { visit }) };
};
