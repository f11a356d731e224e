import { setting } from '../../platform/env';
import { DATA_FRESH_MS } from '../../platform/lifetimes';
import { isAbandoned } from '../../platform/current-request/connection';
import { logChange } from '../../platform/log-repeated';
import { siteLink } from '../../wordpress/url/policy';
import { loadUnknownPaths } from '../routing/unknown-paths';
import { loadMenu, loadTopPages } from './load-menu';
import { siteOptions } from './site-options';
import { parseMenu, STORED_MS } from './stored';
import { sharedValue } from '../../cache/shared-values/shared-value';
import { processState } from '../../platform/process-state';

import type { MenuLocation } from '../../wordpress/theme';
import type { MenuNode } from './menu-tree';
import type { SharedValue } from '../../cache/shared-values/shared-value';

/** Data of every page's header and footer. */
export interface LayoutData {
  primary: MenuNode[];
  footer: MenuNode[];
  social: MenuNode[];
  /** The site's top pages, where it has no main menu. */
  pages?: MenuNode[];
  /** The operator has their own geolocation database, so the bundled one needs no credit. */
  hasOwnLocations?: true;
  /** Configured paths at which WordPress has nothing. */
  unknownPaths?: readonly string[];
}

type Menus = Record<'primary' | 'footer' | 'social' | 'pages', SharedValue<MenuNode[]>>;

export const layoutState = processState<Menus>('shared');

function createMenus(): Menus {
  // Links are parsed with WordPress's own addresses, which the options contain. Both requests run in parallel.
  const addresses = () =>
    siteOptions()
      .get()
      .catch(() => undefined);
  const menu = (location: MenuLocation | 'PAGES') => {
    const load = (): Promise<MenuNode[]> =>
      location === 'PAGES' ? loadTopPages(siteLink, addresses()) : loadMenu(location, siteLink, addresses());
    return sharedValue({
      name: `menu ${location}`,
      freshMs: DATA_FRESH_MS,
      load,
      store: { key: `menu ${location}`, parse: parseMenu, ttlMs: STORED_MS },
    });
  };
  return { primary: menu('PRIMARY'), footer: menu('FOOTER'), social: menu('SOCIAL'), pages: menu('PAGES') };
}

const menus = (): Menus => (layoutState.value ??= createMenus());

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
  const menu = async (name: keyof Menus): Promise<MenuNode[]> => {
    try {
      const loaded = await menus()[name].get(options);
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
    const loaded = await siteOptions()
      .get(options)
      .catch(() => null);
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
