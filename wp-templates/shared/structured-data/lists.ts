import type { BreadcrumbListLeaf, ItemListLeaf } from 'schema-dts';
import type { SiteConfig } from '@/site-config/types';
import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';
import { absolute, partRef } from './ids';

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
export function itemList(
  site: SiteConfig,
  path: string,
  items: readonly { title: string; url: string | null }[],
): ItemListLeaf {
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
