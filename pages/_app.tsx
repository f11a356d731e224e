import { Frame } from '@/components/Frame/Frame';
import { StickyBar } from '@/components/StickyBar/StickyBar';
import { hasReducedFrame } from '@/wp-templates/names';

import type { FrameData, PageProps } from '@/bridge/wordpress/types';
import type { AppProps } from 'next/app';

const EMPTY_FRAME: FrameData = { primary: [], footer: [], social: [] };

/** Every page of a brand in its frame. Rendered on the server only: browser/main.ts is what runs in a browser. */
export default function App({ Component, pageProps }: AppProps<Partial<PageProps>>) {
  const { frame = EMPTY_FRAME, template, visit } = pageProps;
  return (
    <>
      <Frame frame={frame} isReduced={hasReducedFrame(template)}>
        <Component {...pageProps} />
      </Frame>
      {visit?.stickyBar && <StickyBar bar={visit.stickyBar} />}
    </>
  );
}
