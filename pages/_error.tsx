import { PageHead } from '@/components/PageHead/PageHead';
import { keepError } from '@/visitor/errors/early';
import { Failure } from '@/wp-templates/error/Failure';
import { NotFound } from '@/wp-templates/error/NotFound';

import type { FrameData } from '@/bridge/types';
import type { NextPageContext } from 'next';

interface ErrorPageProps {
  statusCode: number;
  frame?: FrameData;
}

/** A minute: long enough for WordPress to come back, short enough for a person to wait. */
const RETRY_AFTER = '60';

/** 404, 500 and 503 in the brand's frame. A page that WordPress could not give is 503: it may be there again soon. */
export default function ErrorPage({ statusCode }: ErrorPageProps) {
  const missing = statusCode === 404;
  const title = missing ? 'Page not found' : 'This page is not available right now';
  const description = missing ? 'There is no page at this address.' : 'It may be there again in a minute.';
  return (
    <>
      <PageHead head={{ title, description, canonical: '', noindex: true }} />
      {missing ? <NotFound /> : <Failure />}
    </>
  );
}

ErrorPage.getInitialProps = async ({ req, res, err }: NextPageContext): Promise<ErrorPageProps> => {
  // The bundler drops this branch from the browser's code, and the bridge with it.
  if (typeof window === 'undefined') {
    const { isFileName, NO_SUCH_FILE } = await import('@/bridge/documents/file-name');
    if (res?.statusCode === NO_SUCH_FILE.status && isFileName(req?.url ?? '')) {
      res.setHeaders(new Map(Object.entries(NO_SUCH_FILE.headers))).end(NO_SUCH_FILE.text);
      return { statusCode: NO_SUCH_FILE.status };
    }
    const [{ isUpstreamError }, { loadFrame }] = await Promise.all([import('@/bridge/page/upstream-error'), import('@/bridge/frame/load-frame')]);
    await import('@/faust.config');
    if (res && isUpstreamError(err)) {
      res.statusCode = 503;
      res.setHeader('Retry-After', RETRY_AFTER);
    }
    // What is missing today may be published tomorrow: no cache in between shall show this while it asks again.
    const kept = res?.getHeader('Cache-Control');
    if (res?.statusCode === 404 && typeof kept === 'string') res.setHeader('Cache-Control', kept.replace(/,\s*stale-while-revalidate=\d+/, ''));
    const { frame } = await loadFrame();
    return { statusCode: res?.statusCode ?? 500, frame };
  }
  // Next draws this page for an error of React's, of which the window hears nothing.
  if (process.env.FOOTBRIDGE_REPORTS_ERRORS && err) keepError(err);
  return { statusCode: err ? 500 : 404 };
};
