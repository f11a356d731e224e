import { isFields } from '@footbridge/shared/fields';

import { DATA_FRESH_MS } from '../../platform/lifetimes';
import { isAbandoned } from '../../platform/current-request/connection';
import { queryWordPress } from '../../wordpress/faust/query';
import { addKeys } from '../../wordpress/dependencies/track';
import { logChange } from '../../platform/log-repeated';
import { theme } from '../../wordpress/theme';
import { recordUploads } from '../../wordpress/url/media-roots';
import { recordAddresses } from '../../wordpress/url/wordpress-addresses';
import { sharedValue } from '../../cache/shared-values/shared-value';
import { processState } from '../../platform/process-state';

import type { OptionsAnswer } from '../../wordpress/answers';

/** In Redis, for a process that starts while WordPress is unreachable. */
export const STORED_MS = 24 * 3600_000;

/** Whether a stored value is a response to this build's query. */
export const isOptions = (value: unknown): value is OptionsAnswer =>
  isFields(value) &&
  ['footbridgeUploads', 'generalSettings', 'readingSettings', 'siteOptions'].every((name) => name in value);

function recordOwnAddresses({ generalSettings, footbridgeUploads }: OptionsAnswer): void {
  recordAddresses([generalSettings?.url, generalSettings?.homeUrl]);
  recordUploads(footbridgeUploads ?? []);
}

async function loadOptions(): Promise<OptionsAnswer> {
  const options = await queryWordPress(theme().queries.siteOptions, {});
  // Some responses have no keys for the options page's fields.
  addKeys(['kind:options', 'kind:settings']);
  recordOwnAddresses(options);
  return options;
}

function parseOptions(value: unknown): OptionsAnswer | null {
  if (!isOptions(value)) return null;
  recordOwnAddresses(value);
  return value;
}

export const siteOptionsState = processState('siteOptions', () =>
  sharedValue({
    name: 'site options',
    freshMs: DATA_FRESH_MS,
    load: loadOptions,
    store: { key: 'site options', parse: parseOptions, ttlMs: STORED_MS },
  }),
);

/** Returns site options and general settings from the shared cache; null, logged once, when they cannot be loaded. */
export async function loadSiteOptions(options: { bypass?: boolean } = {}): Promise<OptionsAnswer | null> {
  const logTrouble = (trouble: string | null, cause?: unknown): void =>
    logChange('error', 'site options', 'options', trouble, cause);
  try {
    const { value } = await siteOptionsState.value.get(options);
    logTrouble(null);
    return value;
  } catch (error) {
    if (isAbandoned()) return null;
    logTrouble('could not be loaded, and no stale value is cached', error);
    return null;
  }
}
