import { resolveQuery } from '@/bridge/pages/page/load-query';
import { movedStatus, nextRedirect } from '@/bridge/pages/page/next-redirect';

import type { GetServerSideProps } from 'next';

/**
 * Never drawn. WordPress's own front controller is the address that no content can have: server/steps/normalize-url.ts brings here what
 * WordPress answers by a query (`/?p=12`), and, without one, what is found nowhere.
 */
export default function FrontController() {
  return null;
}

export const getServerSideProps: GetServerSideProps = async ({ query }) => {
  const { faustConfig } = await import('@/faust.config');
  const asked = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : (value?.slice(-1).map((last) => [name, last]) ?? []),
  );
  const outcome = await resolveQuery(new URLSearchParams(asked), faustConfig.templates);
  if (outcome.kind !== 'redirect') return { notFound: true };
  // An editors' rule may be met on the way, which may lead to another site.
  return nextRedirect(outcome.destination, movedStatus(outcome.permanent), 'any');
};
