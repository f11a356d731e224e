import { useId } from 'react';
import { Pagination, type PagingView } from '@/components/Pagination/Pagination';
import { Rating, type RatingView } from '@/components/Rating/Rating';
import { ReviewQuotes, type ReviewView } from '@/components/ReviewQuotes/ReviewQuotes';
import { ReviewSources, type SourceView } from '@/components/ReviewSources/ReviewSources';
import { ReviewWidget } from '@/components/ReviewWidget/ReviewWidget';
import { ArticlePage, type ArticleView } from '../shared/ArticlePage';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import type { ViewProps } from '../shared/define-template';

export interface ReviewList {
  /** This page's, newest first. */
  reviews: ReviewView[];
  /** Number on all pages. */
  count: number;
  /** Of all that have a rating; null without any. */
  average: RatingView | null;
  paging: PagingView;
  /** Empty if all have one source. */
  sources: SourceView[];
  /** Label of the selected source; null for all. */
  source: string | null;
}

export interface ReviewsView extends ArticleView {
  /** Null for a protected page. */
  list: ReviewList | null;
  /** The editor's rating, else the average of the shown reviews; null without either. */
  rating: RatingView | null;
}

/** The reviews, before the page's text. */
function Quotes({ reviews, count, average, paging, sources, source }: ReviewList) {
  const id = useId();
  return (
    <PageSection.Root data-tone="close" aria-labelledby={id}>
      <PageSection.Head>
        <h2 id={id}>{source === null ? 'In their words' : `In their words: ${source}`}</h2>
        <p>
          {count.toLocaleString('en-US')} {count === 1 ? 'review' : 'reviews'} in full, the newest first.
        </p>
        {source !== null && average && <Rating {...average} />}
      </PageSection.Head>
      <ReviewSources sources={sources} />
      <ReviewQuotes reviews={reviews} />
      <PageSection.More as="div">
        <Pagination {...paging} />
      </PageSection.More>
      {paging.page === 1 && source === null && <ReviewWidget />}
    </PageSection.Root>
  );
}

/** The page template "Reviews": rating, quotes, text. */
export function ReviewsPage({ template, view }: ViewProps<ReviewsView>) {
  const { list, rating } = view;
  return (
    <ArticlePage
      template={template}
      view={view}
      heading={rating && <Rating {...rating} />}
      first={list && list.count > 0 && <Quotes {...list} />}
    />
  );
}
