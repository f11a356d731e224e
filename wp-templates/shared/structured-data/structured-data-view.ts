import { templateOf } from '../..';
import { organization, website } from './brand';
import { absolute, organizationRef, partRef, websiteRef } from './ids';
import { breadcrumbs } from './lists';
import { type Bylines, bylineNodes } from './people';

import type {
  AboutPageLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  ImageObjectLeaf,
  MedicalWebPageLeaf,
  ProfilePageLeaf,
  WebPageLeaf,
  Graph,
} from 'schema-dts';
import type { PageProps } from '@footbridge/bridge/pages/page/outcome';
import type { SiteConfig } from '@/site-config/types';
import type { Described, Setting, ToText } from './described';

type PageNode =
  | AboutPageLeaf
  | CollectionPageLeaf
  | ContactPageLeaf
  | MedicalWebPageLeaf
  | ProfilePageLeaf
  | WebPageLeaf;

/** Properties of all page types. */
type Facts = Omit<WebPageLeaf, '@type'>;

/** Returns the dates of publication, last update and last medical review, as displayed. An edit is no review. */
function dates({ head: { published, modified } }: Setting, { type, byline }: Described): Facts {
  return {
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    ...(byline?.reviewed && type === 'MedicalWebPage' && { lastReviewed: byline.reviewed.day }),
  };
}

/** Returns the page's node. */
function pageNode(setting: Setting, described: Described, credits: Bylines): PageNode {
  const { site, head, path } = setting;
  const { type, title, trail, picture, mainEntity, hasPart = [] } = described;
  const image: ImageObjectLeaf | null = picture
    ? { '@type': 'ImageObject', url: absolute(site, picture.src), ...(picture.alt && { caption: picture.alt }) }
    : null;
  const facts: Facts = {
    ...partRef(site, path, 'page'),
    url: absolute(site, path),
    name: title,
    ...(head.description && { description: head.description }),
    inLanguage: 'en-US',
    isPartOf: websiteRef(site),
    publisher: organizationRef(site),
    ...(trail?.length && { breadcrumb: partRef(site, path, 'breadcrumb') }),
    ...(image && { primaryImageOfPage: image }),
    ...dates(setting, described),
    ...credits,
    ...(mainEntity && { mainEntity }),
    ...(hasPart.length > 0 && { hasPart }),
  };
  return { '@type': type, ...facts };
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
) {
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
