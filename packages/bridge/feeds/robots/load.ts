import { site } from '@footbridge/shared/site/current';

import { cachedValues } from '../../cache/shared-values/cached-values';
import { wordPressUrl } from '../../platform/env';
import { log } from '../../platform/log';
import { processState } from '../../platform/process-state';
import { isUpstreamError } from '../../platform/upstream-error';
import { fetchAnswer } from '../../pages/routing/resolve-route';
import { ownersRules, type RobotsGroup } from './owners-rules';
import { robots } from './robots';

import type { DocumentAnswer } from '../documents/send';

const ADDRESS = '/robots.txt';
const FRESH_MS = 10 * 60_000;

export const robotsState = processState('robots', () =>
  cachedValues<RobotsGroup[]>({ name: 'robots.txt', freshMs: FRESH_MS, maxValues: 1 }),
);

/**
 * Returns `/robots.txt`; without the owner's rules while WordPress fails, because crawlers stay away from a site whose
 * rules fail.
 */
export async function loadRobots(): Promise<DocumentAnswer> {
  try {
    const load = async () => ownersRules((await fetchAnswer(ADDRESS))?.robotsTxt ?? '');
    return robots(site(), (await robotsState.value(wordPressUrl(), load)).value);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'feeds', `${ADDRESS} is served without the rules in WordPress`, error);
    return robots(site());
  }
}
