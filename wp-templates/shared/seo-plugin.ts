import type { HeadView, SeoFacts } from '@footbridge/bridge/wordpress/types';
import type { SeoView } from './page-info';

/** Directives that keep a page out of search results. */
const HIDING = ['noindex', 'none'];

/** Share tags that a field of the editor replaces. */
const REPLACED: Readonly<Record<'title' | 'description' | 'image', RegExp>> = {
  title: /^(?:og|twitter):title$/,
  description: /^(?:og|twitter):description$/,
  image: /^(?:og|twitter):image(?::|$)/,
};

/** Returns the share tags of the SEO plugin without those for which the editor filled the site's own field. */
function shareTags({ share }: SeoFacts, own: SeoView): SeoFacts['share'] {
  const replaced = Object.entries(REPLACED).flatMap(([field, tags]) => (Reflect.get(own, field) ? [tags] : []));
  return share.filter(({ name }) => !replaced.some((tags) => tags.test(name)));
}

/** Returns what WordPress's SEO plugin adds to a head. The editor's own fields win (docs/search-engines.md). */
export function pluginFacts(
  plugin: SeoFacts,
  own: SeoView,
  path: string | null,
): Pick<HeadView, 'noindex' | 'robots' | 'original' | 'share' | 'breadcrumb'> {
  const { robots, canonical, breadcrumbs } = plugin;
  const share = shareTags(plugin, own);
  const isElsewhere = canonical !== null && !canonical.startsWith('/') && own.canonical === null;
  const breadcrumb = path === null ? undefined : breadcrumbs[path];
  const noindex = own.noindex || HIDING.some((directive) => robots.includes(directive));
  const directives =
    noindex && !robots.includes('none') ? ['noindex', ...robots.filter((one) => one !== 'noindex')] : robots;
  return {
    noindex,
    ...(directives.length > 0 && { robots: directives.join(', ') }),
    ...(isElsewhere && { original: canonical }),
    ...(share.length > 0 && { share }),
    ...(breadcrumb && { breadcrumb }),
  };
}
