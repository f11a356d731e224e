import { site } from '@footbridge/shared/site/current';

import { clientAddress } from '../../platform/request/client-address';
import { isFileName, sendMissingFile } from '../../platform/request/missing-file';
import { loadPath } from './load';
import { movedStatus, nextRedirect } from './next-redirect';
import { loadOdd } from './odd-targets';
import { propsOf, type PageProps } from './outcome';
import { theme } from '../../wordpress/theme';

import type { GetServerSidePropsResult } from 'next';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Template } from '../../wordpress/types';

const RETRY_AFTER_S = 10;

export interface OddTarget {
  /** A path with the part of the query that WordPress reads. */
  target: string;
  rest: string;
  isSpelled: boolean;
}

/** Returns a redirect's destination with the rest of the query, unless it is on another site. */
function withRest(destination: string, rest: string): string {
  const [, path = '', fragment = ''] = /^(\/[^#]*)(#.*)?$/s.exec(destination) ?? [];
  return rest && path ? `${path}${path.includes('?') ? '&' : '?'}${rest}${fragment}` : destination;
}

/**
 * Loads a target that no cached page can have. Missing files get one line, requests beyond the limit 429: mostly bots send
 * them.
 */
export async function loadOddTarget(
  request: IncomingMessage,
  response: ServerResponse,
  { target, rest, isSpelled }: OddTarget,
  templates: Readonly<Record<string, Template>> = theme().templates,
): Promise<GetServerSidePropsResult<Partial<PageProps>>> {
  const outcome = await loadOdd(target, clientAddress(request), () => loadPath(target, templates));
  if (outcome === 'busy') {
    response.writeHead(429, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': RETRY_AFTER_S });
    response.end(`Please try again in a moment, or call ${site().callNumbers.default.display}.\n`);
    return { props: {} };
  }
  if (outcome.kind === 'redirect')
    // Editors' redirect rules may lead to another site.
    return nextRedirect(withRest(outcome.destination, rest), movedStatus(outcome.permanent), 'any');
  if (outcome.kind === 'not-found') {
    if (!isFileName(target)) return { notFound: true };
    sendMissingFile(response);
    return { props: {} };
  }
  if (!isSpelled) return nextRedirect(withRest(target, rest), movedStatus(true));
  return propsOf(outcome);
}
