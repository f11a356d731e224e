import type { BreadcrumbListLeaf, ItemListLeaf } from 'schema-dts';
import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';
import type { SiteConfig } from '@/site-config/types';
import type { ListingView } from '../ListingPage';
import type { Described, Setting } from './described';
import { absolute, partRef } from './ids';

interface ListItem {
  title: string;
  url: string | null;
}

/** Returns the BreadcrumbList node, from the front page to the page itself. */
export function breadcrumbs(
  site: SiteConfig,
  path: string,
  trail: readonly LinkView[],
  title: string,
): BreadcrumbListLeaf {
  const way = [{ title: 'Home', url: '/' }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    ...partRef(site, path, 'breadcrumb'),
    itemListElement: [
      ...way.map((step, i) => ({
        '@type': 'ListItem' as const,
        position: i + 1,
        name: step.title,
        item: { '@type': 'WebPage' as const, '@id': absolute(site, step.url) },
      })),
      { '@type': 'ListItem', position: way.length + 1, name: title },
    ],
  };
}

/** Returns the ItemList node. Items without URL have a name only. */
export function itemList(site: SiteConfig, path: string, items: readonly ListItem[]): ItemListLeaf {
  return {
    '@type': 'ItemList',
    ...partRef(site, path, 'list'),
    numberOfItems: items.length,
    itemListElement: items.map(({ title, url }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: title,
      ...(url && { url: absolute(site, url) }),
    })),
  };
}

/** Returns a facility or person as a list's item. */
export const asItem = ({ name, url }: { name: string; url: string | null }): ListItem => ({ title: name, url });

/** Describes a page with its list. */
export function withList(page: Described, items: readonly ListItem[], { site, path }: Setting): Described {
  if (items.length === 0) return page;
  const nodes = [...(page.nodes ?? []), itemList(site, path, items)];
  return { ...page, mainEntity: partRef(site, path, 'list'), nodes };
}

/** Describes a list of articles. */
export function describeListing(
  { title, trail, posts }: Pick<ListingView, 'title' | 'trail' | 'posts'>,
  setting: Setting,
): Described {
  return withList({ type: 'CollectionPage', share: 'website', title, trail }, posts, setting);
}
