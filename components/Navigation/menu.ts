import type { MenuNode } from '@footbridge/bridge/pages/layout/menu-tree';
import type { SiteConfig } from '@/site-config/types';

/** Returns whether the item has a link. Editors use "#" for headings. */
export const hasLink = (item: MenuNode): item is MenuNode & { url: string } => !!item.url && item.url !== '#';

/** As many as fit a desktop's header. */
const MAX_ITEMS = 7;

type Entry = [title: string, url: string | null, children?: MenuNode[]];
const node = ([title, url, children = []]: Entry): MenuNode => ({ title, url, children });

/**
 * Returns a menu for when WordPress has none at the location or is unavailable: the brand's configured paths, then the site's
 * top pages.
 * @param isKnown whether a configured path may be linked to
 */
export function defaultMenu(site: SiteConfig, isKnown: (path: string) => boolean, pages: MenuNode[] = []): MenuNode[] {
  const care = [...site.levelsOfCarePaths, ...site.outpatientPaths].filter(({ path }) => isKnown(path));
  const entries: Entry[] = [
    ['Admissions', site.admissionsPath],
    ['Levels of care', null, care.map(({ name, path }) => node([name, path]))],
    ['Veterans', site.veteranPath],
    ['About', site.aboutPath],
    ['Reviews', site.reviewsPath],
  ];
  const known = entries.map(node).filter(({ url, children }) => (url === null ? children.length > 0 : isKnown(url)));
  const others = pages.filter(({ url }) => known.every((item) => item.url !== url));
  return [...known, ...others].slice(0, Math.max(known.length, MAX_ITEMS));
}
