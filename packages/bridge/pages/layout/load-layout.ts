import { setting } from '../../platform/env';
import { DATA_FRESH_MS } from '../../platform/lifetimes';
import { isAbandoned } from '../../platform/current-request/connection';
import { logChange } from '../../platform/log-repeated';
import { siteLink } from '../../wordpress/url/policy';
import { loadUnknownPaths } from '../routing/unknown-paths';
import { loadMenu } from './load-menu';
import { parseMenu, type MenuNode } from './menu-tree';
import { siteOptionsState, STORED_MS } from './site-options';
import { sharedValue } from '../../cache/shared-values/shared-value';
import { processState } from '../../platform/process-state';

import type { MenuLocation } from '../../wordpress/theme';

export interface LayoutData {
  primary: MenuNode[];
  footer: MenuNode[];
  social: MenuNode[];
  /** The site's top pages, where it has no main menu. */
  pages?: MenuNode[];
  /** The operator has their own geolocation database, so the bundled one needs no credit. */
  hasOwnLocations?: true;
  unknownPaths?: readonly string[];
}

export const layoutState = processState('shared', () => {
  // Links are parsed with WordPress's own addresses, which the options contain. Both requests run in parallel.
  const addresses = () => siteOptionsState.value.get().catch(() => undefined);
  const menu = (location: MenuLocation | 'PAGES') => {
    const name = `menu ${location}`;
    return sharedValue({
      name,
      freshMs: DATA_FRESH_MS,
      load: () => loadMenu(location, siteLink, addresses()),
      store: { key: name, parse: parseMenu, ttlMs: STORED_MS },
    });
  };
  return { primary: menu('PRIMARY'), footer: menu('FOOTER'), social: menu('SOCIAL'), pages: menu('PAGES') };
});

export interface LoadedLayout {
  layout: LayoutData;
  /** false: something is stale or missing, so the page should be revalidated soon. */
  current: boolean;
}

/**
 * Returns the menus from the shared cache. One that cannot be loaded is empty, and logged once (specification, section 8).
 * Never throws.
 */
export async function loadLayout(options: { bypass?: boolean } = {}): Promise<LoadedLayout> {
  let current = true;
  const missing: string[] = [];
  let why: unknown;
  const menus = layoutState.value;
  const menu = async (name: keyof typeof menus): Promise<MenuNode[]> => {
    try {
      const loaded = await menus[name].get(options);
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
    const loaded = await siteOptionsState.value.get(options).catch(() => null);
    current &&= loaded?.current ?? false;
  };
  const [primary, footer, social, unknown] = await Promise.all([
    menu('primary'),
    menu('footer'),
    menu('social'),
    loadUnknownPaths(),
    optionsKnown(),
  ]);
  // While WordPress does not say that it has none, the brand's own links are shown alone.
  const pages = primary.length === 0 && missing.length === 0 ? await menu('pages') : [];
  logChange(
    'error',
    'menus',
    'layout',
    missing.length > 0
      ? `${missing.toSorted().join(', ')} could not be loaded, and no stale menu is cached: rendered without`
      : null,
    why,
  );
  const layout: LayoutData = { primary, footer, social };
  if (setting('GEOIP_DATABASE')) layout.hasOwnLocations = true;
  if (pages.length > 0) layout.pages = pages;
  if (unknown.paths.length > 0) layout.unknownPaths = unknown.paths;
  return { layout, current: current && unknown.current };
}
