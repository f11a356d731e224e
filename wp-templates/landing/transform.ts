import type { AddressContext, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { RatingView } from '@/components/Rating/Rating';
import type { GetLandingPageQuery } from '@/gql/graphql';
import { article, type ArticleView } from '../shared/article';
import { editorsFields, pageInfo } from '../shared/page-info';
import { partOf } from '../shared/prose';
import { ratingView } from '../shared/reviews';
import { splitOpening } from '../shared/split-content';
import { plainTitle } from '../shared/text';

export interface LandingPageView extends Pick<
  ArticleView,
  'title' | 'titleHtml' | 'picture' | 'html' | 'parts' | 'byline' | 'isProtected'
> {
  /** The text's first sentence, under the headline; empty on later parts. */
  sentence: string;
  rating: RatingView | null;
}

/** Transforms the page template "Landing Page", for visitors from advertisements. */
export function transformLandingPage(
  { page }: GetLandingPageQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<LandingPageView> | null {
  if (!page) return null;
  const result = article(page, tools, address);
  if (!result) return null;
  const { title, titleHtml, picture, parts, byline, isProtected } = result;
  const content = tools.html(partOf(page, tools, address)?.content).html;
  const { sentence, html } = address.part > 1 ? { sentence: '', html: content } : splitOpening(content, tools);
  return {
    page: pageInfo(
      {
        id: page.databaseId,
        uri: page.uri,
        title: plainTitle(page.title, tools),
        summary: page.content,
        image: picture,
        part: parts?.part,
        ...editorsFields(page, isProtected),
      },
      tools,
    ),
    view: {
      title,
      titleHtml,
      sentence,
      picture,
      html,
      parts,
      byline,
      isProtected,
      rating: isProtected ? null : ratingView(page.reviewSummary),
    },
  };
}
