import type { MenuNode } from '@footbridge/bridge/pages/layout/menu-tree';
import type { SiteConfig } from '@/site-config/types';

/** Returns whether the item has a link. Editors use "#" for headings. */
export const hasLink = (item: MenuNode): item is MenuNode & { url: string } => !!item.url && item.url !== '#';

type Entry = [title: string, url: string | null, children?: MenuNode[]];
const node = ([title, url, children = []]: Entry): MenuNode => ({ title, url, children });

/** Returns the brand's configured paths as a menu, for when WordPress's menu is unavailable. */
export function configuredMenu(site: SiteConfig): MenuNode[] {
  const care = [...site.levelsOfCarePaths, ...site.outpatientPaths].map(({ name, path }): Entry => [name, path]);
  const entries: Entry[] = [
    ['Admissions', site.admissionsPath],
    ['Levels of care', null, care.map(node)],
    ['Veterans', site.veteranPath],
    ['About', site.aboutPath],
    ['Reviews', site.reviewsPath],
  ];
  return entries.map(node);
}
