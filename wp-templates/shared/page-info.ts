import { site } from '@/site-config/site';
import { truncate } from '@footbridge/browser/lib/truncate';
import { isoDay } from './dates';

import type {
  HeadView,
  SeoFacts,
  ImageView,
  PageInfo,
  PlaceView,
  TransformTools,
  MediaItemFields,
} from '@footbridge/bridge/wordpress/types';
import type { SchemaTextFieldsFragment } from '@/gql/graphql';

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
function pluginFacts(
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

/** The SeoFields fragment, or a part of it. */
export interface SeoFields {
  title?: string | null;
  description?: string | null;
  canonical?: string | null;
  noindex?: boolean | null;
  image?: { node?: MediaItemFields | null } | null;
}

interface SeoView {
  /** Empty if not set. */
  title: string;
  description: string;
  /** A path of this site; other sites are not allowed. */
  canonical: string | null;
  noindex: boolean;
  image: ImageView | null;
}

/** Returns an editor's settings for search engines and shared links. */
export function seoView(seo: SeoFields | null | undefined, tools: TransformTools): SeoView {
  const canonical = tools.link(seo?.canonical);
  return {
    title: tools.text(seo?.title),
    description: tools.text(seo?.description),
    canonical: canonical?.startsWith('/') ? canonical : null,
    noindex: seo?.noindex ?? false,
    image: tools.image(seo?.image?.node),
  };
}

/** Parses an editor's structured data and replaces WordPress's URL by the site's; null unless it is a JSON object (specification, section 5). */
export function parsedSchema(
  settings: Partial<SchemaTextFieldsFragment> | null | undefined,
  { publicText }: Pick<TransformTools, 'publicText'>,
): object | null {
  try {
    const value: unknown = JSON.parse(settings?.schema ?? '', (_, part: unknown) =>
      typeof part === 'string' ? publicText(part) : part,
    );
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** Maximum characters of a meta description. */
const DESCRIPTION_LENGTH = 155;

/** An editor's settings of a page, and its dates. */
export interface EditorsFields {
  pageSettings?: Partial<SchemaTextFieldsFragment> | null;
  seo?: SeoFields | null;
  date?: string | null;
  modified?: string | null;
}

export interface PageFacts extends EditorsFields {
  id?: number | null;
  uri: string | null | undefined;
  /** Plain text. */
  title: string;
  /** HTML or text for the description, if the editor wrote none. */
  summary?: string | null;
  image?: ImageView | null;
  /** The current part of a text on several pages, from 1. */
  part?: number;
  place?: PlaceView | null;
}

/** Returns the canonical path: the editor's, else that of WordPress's SEO plugin, else the page's own. */
function canonicalPath(facts: PageFacts, seo: SeoView, tools: TransformTools): string {
  const given = seo.canonical ?? tools.seo?.canonical;
  if (given?.startsWith('/')) return given;
  const own = tools.link(facts.uri) ?? '/';
  return isLaterPart(facts) ? `${own}${facts.part}/` : own;
}

function isLaterPart({ part = 1 }: PageFacts): boolean {
  return part > 1;
}

/** Returns the editor's title, else that of WordPress's SEO plugin, else one in WordPress's format: "Title – Page 2 | Site". */
function headTitle(facts: PageFacts, seo: SeoView, tools: TransformTools): string {
  const part = isLaterPart(facts) ? ` – Page ${facts.part}` : '';
  if (seo.title) return `${seo.title}${part}`;
  return tools.seo?.title || `${facts.title}${part} | ${site.shortName}`;
}

/** Protected pages are not indexed. */
const PROTECTED = {
  seo: { description: `Only for readers who have the password of this page of ${site.fullName}.`, noindex: true },
};

/** Returns a node's settings; none for a protected one, whose fields WordPress returns to anyone. */
export function editorsFields({ pageSettings, seo, date, modified }: EditorsFields, isHidden: boolean): EditorsFields {
  return isHidden ? PROTECTED : { pageSettings, seo, date, modified };
}

/** Returns the head's optional facts. */
function knownFacts(
  facts: PageFacts,
  tools: TransformTools,
): Pick<HeadView, 'published' | 'modified' | 'place' | 'schema'> {
  const [published, modified] = [isoDay(facts.date), isoDay(facts.modified)];
  const schema = parsedSchema(facts.pageSettings, tools);
  return {
    ...(published && { published }),
    ...(modified && { modified }),
    ...(facts.place && { place: facts.place }),
    ...(schema && { schema }),
  };
}

/** Returns a page's id and head (specification, section 3 "Page data"). packages/bridge/pages/sticky-bar adds segment and sticky bar. */
export function pageInfo(facts: PageFacts, tools: TransformTools): PageInfo {
  const seo = seoView(facts.seo, tools);
  const described = seo.description ? '' : tools.seo?.description;
  return {
    id: facts.id ?? null,
    head: {
      title: headTitle(facts, seo, tools),
      description: described || truncate(seo.description || tools.text(facts.summary), DESCRIPTION_LENGTH),
      canonical: canonicalPath(facts, seo, tools),
      noindex: seo.noindex,
      image: seo.image ?? facts.image ?? null,
      ...knownFacts(facts, tools),
      ...(tools.seo && pluginFacts(tools.seo, seo, tools.link(facts.uri))),
    },
  };
}
