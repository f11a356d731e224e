import { wordPressUrl, setting } from '../../platform/env';
import { DATA_FRESH_MS } from '../../platform/lifetimes';
import { isAbandoned } from '../../platform/current-request/connection';
import { queryWordPress } from '../../wordpress/faust/query';
import { addKeys } from '../../wordpress/dependencies/track';
import { logChange } from '../../platform/logging/log-change';
import { theme } from '../../wordpress/theme';
import { siteLink } from '../../wordpress/url/policy';
import { recordUploads } from '../../wordpress/url/media-roots';
import { recordAddresses } from '../../wordpress/url/wordpress-addresses';
import { loadMenu } from './load-menu';
import { isOptions, parseMenu } from './stored';
import { sharedValue } from '../../cache/shared-values/shared-value';
import { processState } from '../../platform/process-state';

import type { OptionsAnswer } from '../../wordpress/answers';
import type { MenuLocation } from '../../wordpress/theme';
import type { MenuNode } from './menu-tree';
import type { SharedValue } from '../../cache/shared-values/shared-value';

/** Data of every page's header and footer. */
export interface LayoutData {
  primary: MenuNode[];
  footer: MenuNode[];
  social: MenuNode[];
  /** The operator has their own geolocation database, so the bundled one needs no credit. */
  hasOwnLocations?: true;
}

/** In Redis, for a process that starts while WordPress is unreachable. */
const TTL_MS = 24 * 3600_000;

interface Shared {
  menus: Record<'primary' | 'footer' | 'social', SharedValue<MenuNode[]>>;
  options: SharedValue<OptionsAnswer>;
}

export const layoutState = processState<Map<string, Shared>>('shared');

async function loadOptions(): Promise<OptionsAnswer> {
  const options = await queryWordPress(theme().queries.siteOptions, {});
  // Some responses have no keys for the options page's fields.
  addKeys(['kind:options', 'kind:settings']);
  recordOwnAddresses(options);
  return options;
}

function recordOwnAddresses({ generalSettings, footbridgeUploads }: OptionsAnswer): void {
  recordAddresses([generalSettings?.url, generalSettings?.homeUrl]);
  recordUploads(footbridgeUploads ?? []);
}

function parseOptions(value: unknown): OptionsAnswer | null {
  if (!isOptions(value)) return null;
  recordOwnAddresses(value);
  return value;
}

function createShared(): Shared {
  const options = sharedValue({
    name: 'site options',
    freshMs: DATA_FRESH_MS,
    load: loadOptions,
    store: { key: 'site options', parse: parseOptions, ttlMs: TTL_MS },
  });
  const menu = (location: MenuLocation) => {
    // Links are parsed with WordPress's own addresses, which the options contain. Both requests run in parallel.
    const load = (): Promise<MenuNode[]> =>
      loadMenu(
        location,
        siteLink,
        options.get().catch(() => undefined),
      );
    return sharedValue({
      name: `menu ${location}`,
      freshMs: DATA_FRESH_MS,
      load,
      store: { key: `menu ${location}`, parse: parseMenu, ttlMs: TTL_MS },
    });
  };
  return { menus: { primary: menu('PRIMARY'), footer: menu('FOOTER'), social: menu('SOCIAL') }, options };
}

function shared(): Shared {
  layoutState.value ??= new Map();
  const key = wordPressUrl();
  const existing = layoutState.value.get(key);
  if (existing) return existing;
  const created = createShared();
  layoutState.value.set(key, created);
  return created;
}

export interface LoadedLayout {
  layout: LayoutData;
  /** false: something is stale or missing, so the page should be revalidated soon. */
  current: boolean;
}

/**
 * Returns the header, footer and social menus from the shared cache (specification, section 7). A menu that cannot be loaded is
 * empty and logged once (section 8). Never throws.
 */
export async function loadLayout(options: { bypass?: boolean } = {}): Promise<LoadedLayout> {
  let current = true;
  const missing: string[] = [];
  let why: unknown;
  const menu = async (name: keyof Shared['menus']): Promise<MenuNode[]> => {
    try {
      const loaded = await shared().menus[name].get(options);
      current &&= loaded.current;
      return loaded.value;
    } catch (error) {
      if (isAbandoned()) return [];
      missing.push(name);
      why = error;
      current = false;
      return [];
    }
  };
  // Without options, links and lists use WordPress's defaults: such a page must be revalidated soon, too.
  const optionsKnown = async (): Promise<void> => {
    const loaded = await shared()
      .options.get(options)
      .catch(() => null);
    current &&= loaded?.current ?? false;
  };
  const [primary, footer, social] = await Promise.all([
    menu('primary'),
    menu('footer'),
    menu('social'),
    optionsKnown(),
  ]);
  logChange(
    'error',
    'menus',
    'layout',
    missing.length > 0
      ? `${missing.toSorted().join(', ')} could not be loaded, and no stale menu is cached: rendered without`
      : null,
    why,
  );
  const own = setting('GEOIP_DATABASE');
  return { layout: { primary, footer, social, ...(own && { hasOwnLocations: true }) }, current };
}

/**
 * Returns site options and general settings from the shared cache; null, logged once, when they cannot be loaded.
 */
export async function loadSiteOptions(options: { bypass?: boolean } = {}): Promise<OptionsAnswer | null> {
  const logTrouble = (trouble: string | null, cause?: unknown): void =>
    logChange('error', 'site options', 'options', trouble, cause);
  try {
    const { value } = await shared().options.get(options);
    logTrouble(null);
    return value;
  } catch (error) {
    if (isAbandoned()) return null;
    logTrouble('could not be loaded, and no stale value is cached', error);
    return null;
  }
}
