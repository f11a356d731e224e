import type { ImageView } from '@footbridge/bridge/wordpress/types';
import type { PageProps } from '@footbridge/bridge/pages/page/outcome';
import type { BylineView } from '@/components/Byline/Byline';
import type { ShareType } from '@/components/PageHead/ShareTags';
import type { SiteConfig } from '@/site-config/types';
import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';
import type { ArticleLeaf, Thing } from 'schema-dts';
import type { BrandFacts } from './brand';
import type { Ref } from './ids';

/** Returns the text of sanitized HTML (packages/bridge/wordpress/html/clean.ts). */
export type ToText = (html: string) => string;

export type PageType = 'WebPage' | 'MedicalWebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ProfilePage';

/** A page's facts beside its view. */
export interface Setting extends Pick<PageProps['page'], 'head'>, Pick<PageProps['visit'], 'segment'> {
  site: SiteConfig;
  /** Site path, the base of the nodes' ids. */
  path: string;
  toText: ToText;
}

/** A view's structured data. */
export interface Described {
  type: PageType;
  share: ShareType;
  /** The h1's text. */
  title: string;
  /** Breadcrumb trail; null or empty without a breadcrumb. */
  trail: readonly LinkView[] | null;
  byline?: BylineView;
  picture?: ImageView | null;
  /** The page's main entity, one of `nodes`. */
  mainEntity?: Ref | undefined;
  hasPart?: readonly ArticleLeaf[];
  nodes?: readonly Thing[];
  /** The brand's facts on the page. */
  brand?: BrandFacts;
}
