import type { Graph } from 'schema-dts';
import type { PageProps } from '@/bridge/wordpress/types';
import type { ShareType } from '@/components/PageHead/ShareTags';
import type { SiteConfig } from '@/site-config/types';
import { TEMPLATE_NAMES } from '../../names';
import { organization, website } from './brand';
import { describers } from './by-template';
import type { Described, Setting } from './described';
import { breadcrumbs } from './lists';
import { pageNode } from './page-node';
import { bylineNodes } from './people';
import type { ToText } from './questions';

/** A page's data for link previews and search engines. */
export interface StructuredDataView {
  share: ShareType;
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
      ...(trail?.length ? [breadcrumbs(site, path, trail, title)] : []),
      ...people,
      ...nodes,
    ],
  };
}

/**
 * Returns a page's structured data, derived from its view props, so that both agree. A noindex page has only its editor's schema.
 * @param toText returns the text of sanitized HTML
 * @returns null without a template
 */
export function structuredDataView(
  { template, page: { head }, view, layout, visit }: PageProps,
  site: SiteConfig,
  toText: ToText,
): StructuredDataView | null {
  const name = TEMPLATE_NAMES.find((known) => known === template);
  if (!name) return null;
  const setting = { site, head, path: head.canonical, segment: visit.segment, toText };
  const described = describers[name].describe(view, setting);
  return {
    share: described.share,
    data: [...(head.noindex ? [] : [graphOf(described, setting, layout)]), ...(head.schema ? [head.schema] : [])],
  };
}
