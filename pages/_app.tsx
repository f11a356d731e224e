import { lazy, Suspense, useState } from 'react';

import { Frame } from '@/components/Frame/Frame';
import { useLate, whenLate } from '@/visitor/use-late';
import { restoreTexts } from '@/wp-templates/shared/sent-once/restore';
import { hasReducedFrame } from '@/wp-templates/names';

import type { FrameData, PageProps, VisitFacts } from '@/bridge/types';
import type { AppProps } from 'next/app';

// By React's own lazy: what comes late is drawn in pieces, Next's `dynamic` draws it in one. A page does without it where it is lost.
const VisitorLayer = lazy(() =>
  import('@/components/VisitorLayer/VisitorLayer').then(
    (late) => ({ default: late.VisitorLayer }),
    () => ({ default: () => null }),
  ),
);

const EMPTY_FRAME: FrameData = { primary: [], footer: [], social: [] };

// Before React, and before the router keeps them for the way back.
if (typeof window !== 'undefined') restoreTexts(document, window.__NEXT_DATA__?.props.pageProps);

// Outside of React: what breaks a page must not take along what reports that.
if (process.env.FOOTBRIDGE_REPORTS_ERRORS && typeof window !== 'undefined') {
  whenLate(() => void import('@/visitor/errors/start').then((late) => late.startErrorReports(), () => undefined));
}

/** Of a page that could not be made: it says nothing of its visitor. */
const NO_FACTS: VisitFacts = { segment: null, stickyBar: null, tags: [] };

interface ErrorProps {
  statusCode: number;
}

/** Every page of a brand in its frame. An error page reached by a link brings no menus: the last page's stay. */
export default function App({ Component, pageProps, router }: AppProps<Partial<PageProps & ErrorProps>>) {
  const [frame, setFrame] = useState(pageProps.frame ?? EMPTY_FRAME);
  if (pageProps.frame && pageProps.frame !== frame) setFrame(pageProps.frame);
  const isLate = useLate();
  const facts = pageProps.statusCode === 404 ? null : (pageProps.visit ?? NO_FACTS);
  return (
    <>
      <Frame frame={frame} isReduced={hasReducedFrame(pageProps.template)}>
        <Component {...pageProps} />
      </Frame>
      {isLate && (
        <Suspense fallback={null}>
          <VisitorLayer facts={facts} path={router.asPath.replace(/#.*$/s, '')} />
        </Suspense>
      )}
    </>
  );
}
