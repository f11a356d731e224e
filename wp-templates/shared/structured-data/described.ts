import type { ImageView, PageProps } from '@/bridge/wordpress/types';
import type { BylineView } from '@/components/Byline/Byline';
import type { ShareType } from '@/components/PageHead/ShareTags';
import type { SiteConfig } from '@/site-config/types';
import type { LinkView } from '../links';
import type { ArticleLeaf, Thing } from 'schema-dts';
import type { BrandFacts } from './brand';
import type { Ref } from './ids';
import type { ToText } from './questions';

export type PageType = 'WebPage' | 'MedicalWebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ProfilePage';

/** What is known of a page beside its view. */
export interface Setting extends Pick<PageProps['page'], 'head'>, Pick<PageProps['visit'], 'segment'> {
  site: SiteConfig;
  /** Site path by which the page's parts are known. */
  path: string;
  toText: ToText;
}

/** What a template's view shows, as machines want to know it. */
export interface Described {
  type: PageType;
  share: ShareType;
  /** The page's one h1, in words. */
  title: string;
  /** Between the front page and this one; null where the page shows no breadcrumb. */
  trail: readonly LinkView[] | null;
  byline?: BylineView;
  picture?: ImageView | null;
  /** What the page is for, among `nodes`. */
  mainEntity?: Ref | undefined;
  hasPart?: readonly ArticleLeaf[];
  nodes?: readonly Thing[];
  /** What it shows of the brand itself. */
  brand?: BrandFacts;
}

/** The types of views are forgotten, so that templates of all kinds stand in one record: a view is what its own template's transform made. */
export interface Describer<View> {
  describe(view: View, setting: Setting): Described;
}

export function describer<View>(describe: (view: View, setting: Setting) => Described): Describer<View> {
  return { describe };
}
