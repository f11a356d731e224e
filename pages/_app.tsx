import { useState } from 'react';

import { Frame } from '@/components/Frame/Frame';
import { hasReducedFrame } from '@/wp-templates/names';

import type { FrameData, PageProps } from '@/bridge/types';
import type { AppProps } from 'next/app';

const EMPTY_FRAME: FrameData = { primary: [], footer: [], social: [] };

/** Every page of a brand in its frame. An error page reached by a link brings no menus: the last page's stay. */
export default function App({ Component, pageProps }: AppProps<Partial<PageProps>>) {
  const [frame, setFrame] = useState(pageProps.frame ?? EMPTY_FRAME);
  if (pageProps.frame && pageProps.frame !== frame) setFrame(pageProps.frame);
  return (
    <Frame frame={frame} isReduced={hasReducedFrame(pageProps.template)}>
      <Component {...pageProps} />
    </Frame>
  );
}
