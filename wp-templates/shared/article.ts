import type { AddressContext, Heading, ImageView, MediaItemFields, TransformTools } from '@/bridge/wordpress/types';
import type { BylineView } from '@/components/Byline/Byline';
import type { CommentsView } from '@/components/Comments/Comments';
import { byline, type BylineFacts } from './byline';
import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';
import { partOf, prose, type PartView } from './prose';
import { readingMinutes } from './reading-time';
import { titleView } from './text';

/** Sections from which a page has a table of contents. */
const MIN_HEADINGS_FOR_CONTENTS = 4;

export interface ArticleView {
  title: string;
  /** The title as sanitized HTML; empty without markup. */
  titleHtml: string;
  trail: LinkView[];
  byline: BylineView;
  picture: ImageView | null;
  html: string;
  /** The text's parts; null for a single page. */
  parts: PartView | null;
  /** h2 headings of a long page; empty on short ones. */
  contents: Heading[];
  /** Child pages, in menu order. */
  below: LinkView[];
  /** Pages with the same topics. */
  related: LinkView[];
  topics: LinkView[];
  /** Null without comments if comments are closed. */
  comments: CommentsView | null;
  /** The page requires a password. */
  isProtected: boolean;
  /** The text begins with 911 or 988: what to do comes first, without picture and contents. */
  isCrisis: boolean;
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
 * Returns whether the password is missing. WordPress withholds only the content then, so transforms must hide the custom fields.
 */
export function isProtected(node: { isRestricted?: boolean | null; content?: string | null }): boolean {
  return node.isRestricted === true && !node.content;
}

/**
 * Returns the view props that all articles share; templates add links.
 * @returns null if the URL names a part that does not exist
 */
export function article(node: ArticleFacts, tools: TransformTools, address: AddressContext): ArticleView | null {
  const isLocked = isProtected(node);
  // As WordPress's themes do, also with the password.
  const prefix = isLocked || node.hasPassword ? 'Protected: ' : '';
  const { text, html: titleHtml } = titleView(node.title, tools);
  const bare = {
    title: prefix + text,
    titleHtml: titleHtml && prefix + titleHtml,
    trail: [],
    below: [],
    related: [],
    topics: [],
    comments: null,
    isCrisis: false,
    isWide: false,
  };
  if (isLocked) {
    // The number of parts is unknown without the password.
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
  const { html, headings, opensWithCrisisCall } = prose(shown.content, tools, node.databaseId);
  const sections = headings.filter((heading) => heading.level === 2);
  return {
    ...bare,
    byline: { ...byline(node, tools), minutes: readingMinutes(html) },
    picture: tools.image(node.featuredImage?.node),
    html,
    parts: shown.parts,
    contents: sections.length >= MIN_HEADINGS_FOR_CONTENTS && !opensWithCrisisCall ? sections : [],
    isProtected: false,
    isCrisis: opensWithCrisisCall,
  };
}
