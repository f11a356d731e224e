import type { Graph } from 'schema-dts';
import type { PageProps } from '@footbridge/bridge/pages/page/outcome';
import type { ShareTagsProps } from '@/components/PageHead/ShareTags';
import type { SiteConfig } from '@/site-config/types';
import { templateOf } from '../..';
import { organization, website } from './brand';
import type { Described, Setting, ToText } from './described';
import { breadcrumbs } from './lists';
import { pageNode } from './page-node';
import { bylineNodes } from './people';

/** A page's data for link previews and search engines. */
export interface StructuredDataView {
  share: ShareTagsProps;
  /** JSON-LD blocks: the page's graph, and the editor's schema. */
  data: object[];
}

const NO_BYLINE = { people: [], updated: null };
const NO_BRAND_FACTS = { rating: null, reviews: [] };

function graphOf(described: Described, setting: Setting, { social }: PageProps['layout']): Graph {
  const { site, path } = setting;
  const { title, trail, byline = NO_BYLINE, brand = NO_BRAND_FACTS, nodes = [] } = described;
  const { roles: credits, people } = bylineNodes(site, byline);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(site, social, brand),
      website(site),
      pageNode(setting, described, credits),
      ...(trail?.length ? [breadcrumbs(site, path, trail, setting.head.breadcrumb ?? title)] : []),
      ...people,
      ...nodes,
    ],
  };
}

/**
 * Returns a page's structured data, derived from its view props, so that both agree. A noindex page has only its editor's schema.
 * @returns null for a page that no template renders
 */
export function structuredDataView(
  { template, page, view, layout, visit }: Partial<PageProps>,
  site: SiteConfig,
  toText: ToText,
): StructuredDataView | null {
  const rendered = templateOf(template);
  if (!rendered || !page || !layout || !visit) return null;
  const { head } = page;
  const setting = { site, head, path: head.canonical, segment: visit.segment, toText };
  const described = rendered.describe(view, setting);
  return {
    share: { head, type: described.share },
    data: [...(head.noindex ? [] : [graphOf(described, setting, layout)]), ...(head.schema ? [head.schema] : [])],
  };
}
