import { Layout } from '@/components/Layout/Layout';
import { StickyBar } from '@/components/StickyBar/StickyBar';
// Hands the theme over, for every page.
import '@/faust.config';
import { CONTENT_ID } from '@footbridge/shared/content-id';
import { templateOf } from '@/wp-templates';

import type { LayoutData } from '@footbridge/bridge/pages/layout/load-layout';
import type { PageProps } from '@footbridge/bridge/pages/page/outcome';
import type { AppProps } from 'next/app';

const EMPTY_LAYOUT: LayoutData = { primary: [], footer: [], social: [] };

/** Renders every page in the site's layout, the preview of a block without it, on the server only; components/browser/main.ts runs in the browser. */
export default function App({ Component, pageProps }: AppProps<Partial<PageProps> & { isFragment?: true }>) {
  const { layout = EMPTY_LAYOUT, template, visit, isFragment } = pageProps;
  if (isFragment)
    return (
      <div id={CONTENT_ID}>
        <Component {...pageProps} />
      </div>
    );
  return (
    <>
      <Layout layout={layout} isReduced={templateOf(template)?.hasReducedLayout ?? false}>
        <Component {...pageProps} />
      </Layout>
      {visit?.stickyBar && <StickyBar bar={visit.stickyBar} />}
    </>
  );
}
