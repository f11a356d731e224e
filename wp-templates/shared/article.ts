import type { AddressContext, MediaItemFields, PageInfo, TransformTools } from '@footbridge/bridge/wordpress/types';
import type { ArticleView } from './ArticlePage';
import { byline, type BylineFacts } from './byline';
import { editorsFields, type EditorsFields, pageInfo, type PageFacts } from './page-info';
import { partOf, prose } from './prose';
import { plainTitle, titleView } from './text';

/** How fast adults read silently; slower than the average of 238 in studies, because health texts are dense. */
const WORDS_PER_MINUTE = 220;

/** A shorter text needs no reading time. */
const MIN_MINUTES = 2;

export interface ArticleFacts extends BylineFacts {
  databaseId?: number | null;
  uri?: string | null;
  title?: string | null;
  content?: string | null;
  isRestricted?: boolean | null;
  hasPassword?: boolean | null;
  featuredImage?: { node?: MediaItemFields | null } | null;
}

/** Returns the minutes that a text takes to read, rounded; null for a short text. */
export function readingMinutes(html: string): number | null {
  const words = html.replace(/<[^<>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  const minutes = Math.round(words.length / WORDS_PER_MINUTE);
  return minutes < MIN_MINUTES ? null : minutes;
}

/** Returns whether the password is missing. WordPress withholds only the content then, so transforms must hide the custom fields. */
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
      headings: [],
      isProtected: true,
    };
  }
  const shown = partOf(node, tools, address);
  if (!shown) return null;
  const { html, headings, opensWithCrisisCall } = prose(shown.content, tools, node.databaseId);
  return {
    ...bare,
    byline: { ...byline(node, tools), minutes: readingMinutes(html) },
    picture: tools.image(node.featuredImage?.node),
    html,
    parts: shown.parts,
    headings: headings.filter((heading) => heading.level === 2),
    isProtected: false,
    isCrisis: opensWithCrisisCall,
  };
}

/** Returns an article's page information; the description is the start of `summary`, by default of the text. */
export function articleInfo(
  node: ArticleFacts & EditorsFields,
  { picture, parts, isProtected: isHidden }: Pick<ArticleView, 'picture' | 'parts' | 'isProtected'>,
  tools: TransformTools,
  own: Pick<PageFacts, 'summary' | 'place'> = {},
): PageInfo {
  const { databaseId: id, uri, content: summary } = node;
  const facts = { id, uri, title: plainTitle(node.title, tools), summary, image: picture, part: parts?.part };
  return pageInfo({ ...facts, ...own, ...editorsFields(node, isHidden) }, tools);
}
