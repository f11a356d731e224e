import { Pagination } from '@/components/Pagination/Pagination';
import { Rating } from '@/components/Rating/Rating';
import { ReviewQuotes } from '@/components/ReviewQuotes/ReviewQuotes';
import { ReviewSources } from '@/components/ReviewSources/ReviewSources';
import { ReviewWidget } from '@/components/ReviewWidget/ReviewWidget';
import { ArticlePage } from '../shared/ArticlePage';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import type { ViewProps } from '../view';
import type { ReviewList } from './list';
import type { ReviewsView as View } from './transform';

/** The reviews, before the page's text. */
function Quotes({ reviews, count, average, paging, sources, source }: ReviewList) {
  return (
    <PageSection.Root data-tone="close" aria-labelledby="reviews">
      <PageSection.Head>
        <h2 id="reviews">{source === null ? 'In their words' : `In their words: ${source}`}</h2>
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
export default function ReviewsView({ template, view }: ViewProps<View>) {
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
