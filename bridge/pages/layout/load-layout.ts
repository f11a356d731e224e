import { SITE_OPTIONS_QUERY } from '@/queries/site-options';

import { readEnvironment, wordPressUrl } from '../../platform/env';
import { queryWordPress } from '../../wordpress/faust/query';
import { addKeys } from '../../wordpress/dependencies/track';
import { logChange } from '../../platform/logging/log-change';
import { siteLink } from '../../wordpress/url/policy';
import { recordAddresses } from '../../wordpress/url/wordpress-addresses';
import { loadMenu } from './load-menu';
import { isOptions, parseMenu } from './stored';
import { sharedValue } from '../../cache/shared-values/shared-value';
import { processState } from '../../platform/process-state';

import type { GetSiteOptionsQuery, MenuLocationEnum } from '@/gql/graphql';
import type { LayoutData, MenuNode } from '../../wordpress/types';
import type { SharedValue } from '../../cache/shared-values/shared-value';

/** Menus and options change rarely; a page made meanwhile gets the older ones while new ones are fetched. */
const FRESH_FOR = 60_000;
/** As long they lie in Redis, for a process that starts while WordPress is away. */
const KEEP_FOR = 24 * 3600_000;

interface Shared {
  menus: Record<'primary' | 'footer' | 'social', SharedValue<MenuNode[]>>;
  options: SharedValue<GetSiteOptionsQuery>;
}

export const layoutState = processState<Map<string, Shared>>('shared');

async function loadOptions(): Promise<GetSiteOptionsQuery> {
  const options = await queryWordPress(SITE_OPTIONS_QUERY, {});
  // Fields of the options page have no key of their own in some answers: the notice's kind tells.
  addKeys(['kind:options', 'kind:settings']);
  learn(options);
  return options;
}

/** What WordPress calls itself is known from now on. */
const learn = ({ generalSettings }: GetSiteOptionsQuery): void =>
  recordAddresses([generalSettings?.url, generalSettings?.homeUrl]);

function parseOptions(value: unknown): GetSiteOptionsQuery | null {
  if (!isOptions(value)) return null;
  learn(value);
  return value;
}

function makeShared(): Shared {
  const options = sharedValue({
    name: 'site options',
    freshMs: FRESH_FOR,
    load: loadOptions,
    store: { key: 'site options', parse: parseOptions, ttlMs: KEEP_FOR },
  });
  const menu = (location: MenuLocationEnum) => {
    // Before links can be judged it must be known what WordPress calls itself: asked beside the menu, so that a WordPress
    // that does not answer is waited for once.
    const load = (): Promise<MenuNode[]> =>
      loadMenu(
        location,
        siteLink,
        options.get().catch(() => undefined),
      );
    return sharedValue({
      name: `menu ${location}`,
      freshMs: FRESH_FOR,
      load,
      store: { key: `menu ${location}`, parse: parseMenu, ttlMs: KEEP_FOR },
    });
  };
  return { menus: { primary: menu('PRIMARY'), footer: menu('FOOTER'), social: menu('SOCIAL') }, options };
}

function shared(): Shared {
  layoutState.value ??= new Map();
  const key = wordPressUrl();
  const existing = layoutState.value.get(key);
  if (existing) return existing;
  const made = makeShared();
  layoutState.value.set(key, made);
  return made;
}

export interface LoadedLayout {
  layout: LayoutData;
  /** false: something is older than it should be, or missing; the page should be made again soon. */
  current: boolean;
}

/**
 * Header, footer and social menus from the shared cache (specification, section 7). A menu that fails with nothing
 * older is an empty list, and a line in the log when that begins (section 8); it never throws.
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
      missing.push(name);
      why = error;
      current = false;
      return [];
    }
  };
  // Without options links are judged, and lists cut, by what WordPress has by default: such a page must not stay either.
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
    'frame',
    missing.length > 0
      ? `${missing.toSorted().join(', ')} could not be loaded and nothing older is there: drawn without`
      : null,
    why,
  );
  const { GEOIP_DATABASE: own } = readEnvironment({ GEOIP_DATABASE: process.env.GEOIP_DATABASE });
  return { layout: { primary, footer, social, ...(own && { hasOwnLocations: true }) }, current };
}

/**
 * Site options and general settings from the shared cache; null when they fail with nothing older, and a line in the log when
 * that begins.
 */
export async function loadSiteOptions(options: { bypass?: boolean } = {}): Promise<GetSiteOptionsQuery | null> {
  const tell = (trouble: string | null, cause?: unknown): void =>
    logChange('error', 'site options', 'options', trouble, cause);
  try {
    const { value } = await shared().options.get(options);
    tell(null);
    return value;
  } catch (error) {
    tell('could not be loaded and nothing older is there', error);
    return null;
  }
}
