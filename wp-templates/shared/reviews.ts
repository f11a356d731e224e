import { truncate } from '@footbridge/browser/lib/truncate';
import type { TransformTools } from '@footbridge/bridge/wordpress/types';
import type { ReviewView } from '@/components/ReviewQuotes/ReviewQuotes';
import type { RatingView } from '@/components/Rating/Rating';
import type { ReviewFieldsFragment } from '@/gql/graphql';
import { longDate } from './dates';

/** The source of reviews that were given to the brand. */
export const OWN_SOURCE = 'written to us';

/** Sources, as phrases. */
const SOURCES: Record<string, string> = {
  internal: OWN_SOURCE,
  google: 'on Google',
  facebook: 'on Facebook',
  yelp: 'on Yelp',
};

/** Sources, as names. */
const SOURCE_NAMES: Record<string, string> = {
  internal: 'Written to us',
  google: 'Google',
  facebook: 'Facebook',
  yelp: 'Yelp',
};

/** Returns a source's name; for an unknown one, from its key. */
export function sourceName(source: string): string {
  const words = source.replaceAll('-', ' ');
  return Object.hasOwn(SOURCE_NAMES, source)
    ? (SOURCE_NAMES[source] ?? words)
    : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the author's name, only for the brand's own reviews (specification, section 5). */
function reviewAuthor(source: string, firstName: string, lastName: string): string {
  if (source !== 'internal' || !firstName) return 'Anonymous';
  return lastName ? `${firstName} ${[...lastName][0]?.toUpperCase()}.` : firstName;
}

/** Returns a rating of 1 to 5; null for anything else (specification, section 9). */
function onScale(rating: number | null | undefined): number | null {
  return typeof rating === 'number' && rating >= 1 && rating <= 5 ? rating : null;
}

/** Returns plain text with its paragraphs. */
function paragraphs(text: string | null | undefined, tools: TransformTools): string {
  return (text ?? '')
    .split(/\r?\n\s*\n/)
    .flatMap((paragraph) => tools.text(paragraph) || [])
    .join('\n\n');
}

type Reviews = (ReviewFieldsFragment | null)[] | null | undefined;

/** Sorts by the review's own date, newest first, undated last. */
export function newestFirst(nodes: Reviews): (ReviewFieldsFragment | null)[] {
  const day = (node: ReviewFieldsFragment | null): string => node?.reviewDetails?.reviewDate ?? '';
  return (nodes ?? []).toSorted((a, b) => day(b).localeCompare(day(a)));
}

/** Returns the reviews with a text, in the given order. */
export function reviewViews(nodes: Reviews, tools: TransformTools): ReviewView[] {
  return (nodes ?? []).flatMap((node) => {
    const details = node?.reviewDetails;
    const comments = paragraphs(details?.comments, tools);
    if (!node || !details || !comments) return [];
    const source = details.sourceType?.[0] ?? '';
    return [
      {
        id: node.databaseId,
        author: reviewAuthor(source, details.firstName?.trim() ?? '', details.lastName?.trim() ?? ''),
        source: SOURCES[source] ?? null,
        date: longDate(details.reviewDate),
        rating: onScale(details.rating),
        comments,
      },
    ];
  });
}

/** Characters of a quote beside other content. */
const SHORT = 260;

/** Returns the first short reviews, of any rating; longer ones are cut where there are too few. */
export function shortReviews(reviews: readonly ReviewView[], number: number): ReviewView[] {
  const short = reviews.filter((review) => review.comments.length <= SHORT);
  return (short.length >= number ? short : reviews)
    .slice(0, number)
    .map((review) => ({ ...review, comments: truncate(review.comments, SHORT) }));
}

/** Returns the reviews of a source; all for an empty one. */
export const reviewsOf = (nodes: Reviews, source: string): (ReviewFieldsFragment | null)[] =>
  (nodes ?? []).filter((node) => source === '' || node?.reviewDetails?.sourceType?.[0] === source);

/** Returns the mean rating and the number of ratings; null without any. */
export function averageRating(nodes: Reviews): RatingView | null {
  const ratings = (nodes ?? []).flatMap((node) => onScale(node?.reviewDetails?.rating) ?? []);
  return ratings.length > 0
    ? { value: ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length, count: ratings.length }
    : null;
}

/** Returns a page's rating (aggregate_score, total_reviews); null unless both are set. */
export function ratingView(
  summary: { aggregateScore?: number | null; totalReviews?: number | null } | null | undefined,
): RatingView | null {
  const value = onScale(summary?.aggregateScore);
  const count = Math.round(summary?.totalReviews ?? 0);
  return value !== null && count > 0 ? { value, count } : null;
}
