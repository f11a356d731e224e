import '../faust.config';
import { FaustProvider } from '@faustwp/core';
import { useRouter } from 'next/router';

import '@faustwp/core/dist/css/toolbar.css';
import '../styles/global.css';

export default function App({ Component, pageProps }) {
  const { asPath } = useRouter();
  return (
    <FaustProvider pageProps={pageProps}>
      <Component {...pageProps} key={asPath} />
    </FaustProvider>
  );
}
