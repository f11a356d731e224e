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
import { credited } from './people';
import type { ToText } from './questions';

/** What of a page is for link previews and search engines alone. */
export interface StructuredDataView {
  share: ShareType;
  /** Each becomes a script element: what the page shows, and what its editor wrote. */
  data: object[];
}

const NOBODY = { people: [], updated: null };
const NOTHING = { rating: null, reviews: [] };

function graphOf(described: Described, setting: Setting, { social }: PageProps['layout']): Graph {
  const { site, path } = setting;
  const { title, trail, byline = NOBODY, brand = NOTHING, nodes = [] } = described;
  const { credits, people } = credited(site, byline);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(site, social, brand),
      website(site),
      pageNode(setting, described, credits),
      ...(trail ? [breadcrumbs(site, path, trail, title)] : []),
      ...people,
      ...nodes,
    ],
  };
}

/**
 * A page's structured data, made of what the page shows: of the props of its view, so that both agree and nothing is sent
 * twice. A page that no search engine shall list has none but its editor's own. Types only come from schema-dts.
 * @param toText makes words of cleaned HTML
 * @returns null for what no template draws
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
