import { LRUCache } from 'lru-cache';

import { invalidationLog } from '../../cache/page-cache/site-invalidation';
import { NOT_FOUND_REVALIDATE_S } from '../../platform/lifetimes';
import { processState } from '../../platform/process-state';
import { rateLimit } from '../../platform/request/rate-limit';
import { addDependencies, addKeys, trackDependencies } from '../../wordpress/dependencies/track';
import { resolveAddress } from './resolve';
import { lowerAscii } from './spelling';
import { pathOfUri } from '../../wordpress/url/path';

import type { RateLimit } from '../../platform/request/rate-limit';
import type { Dependency } from '../../wordpress/dependencies/track';
import type { Resolution } from './resolve';

/** Odd addresses of all visitors together that WordPress is asked about, in this process. */
export const MAX_QUESTIONS_PER_S = 5;
const WINDOW_S = 10;
const MAX_ANSWERS = 1000;

interface Answered {
  resolution: Resolution;
  dependencies: readonly Dependency[];
}

interface OddAddresses {
  answers: LRUCache<string, Promise<Answered>>;
  questions: RateLimit;
}

export const oddAddressesState = processState<OddAddresses>('oddAddresses');

const oddAddresses = (): OddAddresses =>
  (oddAddressesState.value ??= {
    answers: new LRUCache({ max: MAX_ANSWERS, ttl: NOT_FOUND_REVALIDATE_S * 1000 }),
    questions: rateLimit({ max: MAX_QUESTIONS_PER_S * WINDOW_S, windowMs: WINDOW_S * 1000 }),
  });

/** Returns the redirect to the same path in lower case, at which WordPress found a page; null for a path in lower case. */
function inLowerCase(address: string): Resolution | null {
  const [path = '', ...query] = address.split(/(?=\?)/);
  if (!/[A-Z]/.test(path)) return null;
  const lower = lowerAscii(path);
  return { kind: 'redirect', destination: (pathOfUri(lower) ?? lower) + query.join(''), permanent: true };
}

async function ask(address: string): Promise<Resolution> {
  // A rule of the options page may name it. Cached pages depend on options anyway.
  addKeys(['kind:options']);
  const resolution = await resolveAddress(address);
  return resolution.kind === 'node' ? (inLowerCase(address) ?? resolution) : resolution;
}

/**
 * Resolves an address that no cached page can have: a file name, capitals, a query that WordPress reads. Answers are cached apart
 * from pages, and the questions to WordPress limited, because their number is unlimited.
 * @returns 'busy' beyond the limit
 * @throws UpstreamError when WordPress fails
 */
export async function resolveOdd(address: string): Promise<Resolution | 'busy'> {
  const { answers, questions } = oddAddresses();
  // Not awaited without one: requests at once share a question.
  const asking = answers.get(address);
  const known = asking && (await asking);
  if (known && !invalidationLog().isInvalidated(known.dependencies)) {
    addDependencies(known.dependencies);
    return known.resolution;
  }
  if (!questions.take('all')) return 'busy';
  const asked = trackDependencies(() => ask(address)).then(({ value, dependencies }) => ({
    resolution: value,
    dependencies,
  }));
  answers.set(address, asked);
  try {
    const { resolution, dependencies } = await asked;
    addDependencies(dependencies);
    return resolution;
  } catch (error) {
    answers.delete(address);
    throw error;
  }
}
