import type { TransformTools } from '@/bridge/wordpress/types';
import type { ReviewView } from '@/components/ReviewQuotes/ReviewQuotes';
import type { RatingView } from '@/components/Rating/Rating';
import type { ReviewFieldsFragment } from '@/gql/graphql';
import { longDate } from './dates';

/** Of a review that was given to the brand itself. */
export const OWN_SOURCE = 'written to us';

/** Where a review was written, as its date is introduced. */
const SOURCES: Record<string, string> = {
  internal: OWN_SOURCE,
  google: 'on Google',
  facebook: 'on Facebook',
  yelp: 'on Yelp',
};

/** The same alone, as a list of them names it. */
const SOURCE_NAMES: Record<string, string> = {
  internal: 'Written to us',
  google: 'Google',
  facebook: 'Facebook',
  yelp: 'Yelp',
};

/** @returns a source's name; one added to the model later is written as well as its key allows */
export function sourceName(source: string): string {
  const words = source.replaceAll('-', ' ');
  return Object.hasOwn(SOURCE_NAMES, source)
    ? (SOURCE_NAMES[source] ?? words)
    : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Only our own reviewers agreed to be named; a name from elsewhere is not ours to print (specification, section 5). */
function reviewAuthor(source: string, firstName: string, lastName: string): string {
  if (source !== 'internal' || !firstName) return 'Anonymous';
  return lastName ? `${firstName} ${[...lastName][0]?.toUpperCase()}.` : firstName;
}

/** On the scale of 1 to 5, or null for anything else (specification, section 9). */
function onScale(rating: number | null | undefined): number | null {
  return typeof rating === 'number' && rating >= 1 && rating <= 5 ? rating : null;
}

/** Plain text that keeps its paragraphs. */
function paragraphs(text: string | null | undefined, tools: TransformTools): string {
  return (text ?? '')
    .split(/\r?\n\s*\n/)
    .flatMap((paragraph) => tools.text(paragraph) || [])
    .join('\n\n');
}

type Reviews = (ReviewFieldsFragment | null)[] | null | undefined;

/** By the day of the review, the newest first, those without a day last: when it was put into WordPress says nothing. */
export function newestFirst(nodes: Reviews): (ReviewFieldsFragment | null)[] {
  const day = (node: ReviewFieldsFragment | null): string => node?.reviewDetails?.reviewDate ?? '';
  return (nodes ?? []).toSorted((a, b) => day(b).localeCompare(day(a)));
}

/** Reviews that say something, in the order given. */
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

/** The mean of the ratings given, and how many they are; null without any. */
export function averageRating(nodes: Reviews): RatingView | null {
  const ratings = (nodes ?? []).flatMap((node) => onScale(node?.reviewDetails?.rating) ?? []);
  return ratings.length > 0
    ? { value: ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length, count: ratings.length }
    : null;
}

/** A page's own rating (aggregate_score, total_reviews), or null unless both are there. */
export function ratingView(
  summary: { aggregateScore?: number | null; totalReviews?: number | null } | null | undefined,
): RatingView | null {
  const value = onScale(summary?.aggregateScore);
  const count = Math.round(summary?.totalReviews ?? 0);
  return value !== null && count > 0 ? { value, count } : null;
}
