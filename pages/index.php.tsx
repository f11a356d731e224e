import { resolveQuery } from '@/bridge/pages/page/load-query';
import { movedStatus, nextRedirect } from '@/bridge/pages/page/next-redirect';

import type { GetServerSideProps } from 'next';

/**
 * Not rendered. No content can have the path of WordPress's front controller, so server/steps/normalize-url.ts routes queries that
 * WordPress resolves here (`/?p=12`), and paths that can never be content.
 */
export default function FrontController() {
  return null;
}

export const getServerSideProps: GetServerSideProps = async ({ query }) => {
  const { faustConfig } = await import('@/faust.config');
  const entries = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : (value?.slice(-1).map((last) => [name, last]) ?? []),
  );
  const outcome = await resolveQuery(new URLSearchParams(entries), faustConfig.templates);
  if (outcome.kind !== 'redirect') return { notFound: true };
  // An editors' redirect rule may lead to another site.
  return nextRedirect(outcome.destination, movedStatus(outcome.permanent), 'any');
};
