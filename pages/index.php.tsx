import { loadOddAddress } from '@/bridge/pages/page/load-odd-address';
import { faustConfig } from '@/faust.config';

import type { PageProps } from '@/bridge/pages/page/outcome';
import type { GetServerSideProps } from 'next';

/**
 * Renders addresses that no cached page can have: server/steps/normalize-url.ts routes queries that WordPress reads here
 * (`/?p=12`), capitals, and names of files. No content can have the path of WordPress's front controller.
 */
export { default } from './[[...wordpressNode]]';

export const getServerSideProps: GetServerSideProps<Partial<PageProps>> = ({ query, req, res }) => {
  const { address, rest = '', moved } = query;
  if (typeof address !== 'string' || typeof rest !== 'string') return Promise.resolve({ notFound: true });
  return loadOddAddress(req, res, { address, rest, isSpelled: moved === undefined }, faustConfig.templates);
};
