import type { AddressContext, Heading, ImageView, MediaItemFields, TransformTools } from '@/bridge/wordpress/types';
import type { BylineView } from '@/components/Byline/Byline';
import type { CommentsView } from '@/components/Comments/Comments';
import { byline, type BylineFacts } from './byline';
import type { LinkView } from './links';
import { partOf, prose, type PartView } from './prose';
import { titleView } from './text';

/** So many sections make a page long enough for a table of contents. */
const LONG_PAGE = 4;

export interface ArticleView {
  title: string;
  /** The title as safe HTML; empty where it holds no markup. */
  titleHtml: string;
  trail: LinkView[];
  byline: BylineView;
  picture: ImageView | null;
  html: string;
  /** Where the text goes on; null where it is all on one page. */
  parts: PartView | null;
  /** Second-level headings of a long page; empty on short ones. */
  contents: Heading[];
  /** Pages below this one, in the order that editors gave them. */
  below: LinkView[];
  /** Pages about the same things. */
  related: LinkView[];
  topics: LinkView[];
  /** Null where nothing was written and nobody may write. */
  comments: CommentsView | null;
  /** The page asks for a password. */
  isProtected: boolean;
  isWide: boolean;
}

export interface ArticleFacts extends BylineFacts {
  databaseId?: number | null;
  uri?: string | null;
  title?: string | null;
  content?: string | null;
  isRestricted?: boolean | null;
  hasPassword?: boolean | null;
  featuredImage?: { node?: MediaItemFields | null } | null;
}

/**
 * Without the password WordPress withholds the text, but hands out every custom field:
 * those are hidden here too.
 */
export function isProtected(node: { isRestricted?: boolean | null; content?: string | null }): boolean {
  return node.isRestricted === true && !node.content;
}

/**
 * What every article has; what leads to it and away from it is added by the template.
 * @returns null where the address asks for a part that the text does not have
 */
export function article(node: ArticleFacts, tools: TransformTools, address: AddressContext): ArticleView | null {
  const locked = isProtected(node);
  // As WordPress's themes say it, whether or not the reader has the password.
  const prefix = locked || node.hasPassword ? 'Protected: ' : '';
  const { text, html: titleHtml } = titleView(node.title, tools);
  const bare = {
    title: prefix + text,
    titleHtml: titleHtml && prefix + titleHtml,
    trail: [],
    below: [],
    related: [],
    topics: [],
    comments: null,
    isWide: false,
  };
  if (locked) {
    // Nobody can tell without the password how many parts there are: they are read where it was given.
    if (address.part > 1) return null;
    return {
      ...bare,
      byline: { people: [], updated: null },
      picture: null,
      html: '',
      parts: null,
      contents: [],
      isProtected: true,
    };
  }
  const shown = partOf(node, tools, address);
  if (!shown) return null;
  const { html, headings } = prose(shown.content, tools, node.databaseId);
  const sections = headings.filter((heading) => heading.level === 2);
  return {
    ...bare,
    byline: byline(node, tools),
    picture: tools.image(node.featuredImage?.node),
    html,
    parts: shown.parts,
    contents: sections.length >= LONG_PAGE ? sections : [],
    isProtected: false,
  };
}
