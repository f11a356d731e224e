import type { Heading, ImageView, MediaItemFields, TransformTools } from '@/bridge/types';
import type { BylineView } from '@/components/Byline/Byline';
import type { CommentsView } from '@/components/Comments/Comments';
import { byline, type BylineFacts } from './byline';
import type { LinkView } from './links';
import { plainTitle } from './text';

/** So many sections make a page long enough for a table of contents. */
const LONG_PAGE = 4;

export interface ArticleView {
  title: string;
  trail: LinkView[];
  byline: BylineView;
  picture: ImageView | null;
  html: string;
  /** Second-level headings of a long page; empty on short ones. */
  contents: Heading[];
  related: LinkView[];
  topics: LinkView[];
  /** Null where nothing was written and nobody may write. */
  comments: CommentsView | null;
  /** The page asks for a password. */
  isProtected: boolean;
  isWide: boolean;
}

export interface ArticleFacts extends BylineFacts {
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

/** The parts that every article has; what leads to it and away from it is added by the template. */
export function article(node: ArticleFacts, tools: TransformTools): ArticleView {
  const locked = isProtected(node);
  // As WordPress's themes say it, whether or not the reader has the password.
  const title = `${locked || node.hasPassword ? 'Protected: ' : ''}${plainTitle(node.title, tools)}`;
  const bare = { title, trail: [], related: [], topics: [], comments: null, isWide: false };
  if (locked) {
    return { ...bare, byline: { people: [], updated: null }, picture: null, html: '', contents: [], isProtected: true };
  }
  const { html, headings } = tools.html(node.content);
  const sections = headings.filter((heading) => heading.level === 2);
  return {
    ...bare,
    byline: byline(node, tools),
    picture: tools.image(node.featuredImage?.node),
    html,
    contents: sections.length >= LONG_PAGE ? sections : [],
    isProtected: false,
  };
}
