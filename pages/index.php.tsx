import { loadOddTarget } from '@footbridge/bridge/pages/page/load-odd-target';

import type { PageProps } from '@footbridge/bridge/pages/page/outcome';
import type { GetServerSideProps } from 'next';

/**
 * Renders targets that no cached page can have: packages/bridge/server/steps/normalize-url.ts routes queries that WordPress reads here
 * (`/?p=12`), capitals, and names of files. No content can have the path of WordPress's front controller.
 */
export { default } from './[[...wordpressNode]]';

export const getServerSideProps: GetServerSideProps<Partial<PageProps>> = ({ query, req, res }) => {
  const { target, rest = '', moved } = query;
  if (typeof target !== 'string' || typeof rest !== 'string') return Promise.resolve({ notFound: true });
  return loadOddTarget(req, res, { target, rest, isSpelled: moved === undefined });
};
