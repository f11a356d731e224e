import { PageHead } from '@/components/PageHead/PageHead';
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
  return (
    <>
      <PageHead head={{ title, description: '', canonical: '', noindex: true, image: null }} />
      {missing ? <NotFound /> : <Failure />}
    </>
  );
}

ErrorPage.getInitialProps = async ({ res, err }: NextPageContext): Promise<ErrorPageProps> => {
  // The bundler drops this branch from the browser's code, and the bridge with it.
  if (typeof window === 'undefined') {
    const [{ isUpstreamError }, { loadFrame }] = await Promise.all([import('@/bridge/page/upstream-error'), import('@/bridge/frame/load-frame')]);
    await import('@/faust.config');
    if (res && isUpstreamError(err)) {
      res.statusCode = 503;
      res.setHeader('Retry-After', RETRY_AFTER);
    }
    const { frame } = await loadFrame();
    return { statusCode: res?.statusCode ?? 500, frame };
  }
  return { statusCode: err ? 500 : 404 };
};
