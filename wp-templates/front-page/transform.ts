import type { AddressContext, ImageView, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { ContributorView } from '@/components/ContributorCard/ContributorCard';
import type { FacilityCardView } from '@/components/FacilityCard/FacilityCard';
import type { PagingView } from '@/components/Pagination/Pagination';
import type { PostCardView } from '@/components/PostCard/PostCard';
import type { QuestionView } from '@/components/Questions/Questions';
import type { RatingView } from '@/components/Rating/Rating';
import type { ReviewView } from '@/components/ReviewQuotes/ReviewQuotes';
import type { GetFrontPageQuery } from '@/gql/graphql';
import { site } from '@/site-config/site';
import { isListed } from '@/shared/listed';
import { isProtected } from '../shared/article';
import { accreditationNames, facilityCards, openDetails } from '../shared/facilities';
import { archiveNodes, listing, type ListingView, paging } from '../shared/listing';
import { editorsFields, pageInfo } from '../shared/page-info';
import { postCards } from '../shared/post-cards';
import { ratingView, reviewViews } from '../shared/reviews';
import { truncate } from '@/visitor/lib/truncate';
import { plainTitle } from '../shared/text';
import { splitContent } from '../shared/split-content';
import { contributorGroups } from '../shared/team';

export interface FrontPageView {
  title: string;
  sentence: string;
  picture: ImageView | null;
  html: string;
  /** The page requires a password. */
  isProtected: boolean;
  questions: QuestionView[];
  facilities: FacilityCardView[];
  accreditations: string[];
  reviews: ReviewView[];
  rating: RatingView | null;
  people: ContributorView[];
  /** WordPress's list if the front page shows the latest posts, else a selection. */
  posts: PostCardView[];
  /** Null for a selection. */
  paging: PagingView | null;
}

/** Later pages (/page/2/) of a front page that shows the latest posts. */
export interface FrontListView {
  list: ListingView;
}

/** Maximum entries of each list, and characters of a review. */
const MAX = { facilities: 4, reviews: 3, groups: 2, ofGroup: 3, posts: 3, comment: 260 };

/** Returns the newest listed posts. */
const newest = ({ posts }: GetFrontPageQuery) => (posts?.nodes ?? []).filter(isListed).slice(0, MAX.posts);

/** Returns the first short reviews in WordPress's order, of any rating. */
function quotes(reviews: ReviewView[]): ReviewView[] {
  const short = reviews.filter((review) => review.comments.length <= MAX.comment);
  return (short.length >= MAX.reviews ? short : reviews)
    .slice(0, MAX.reviews)
    .map((review) => ({ ...review, comments: truncate(review.comments, MAX.comment) }));
}

/** Returns the first people of the largest groups, each once. */
function people(data: GetFrontPageQuery, tools: TransformTools): ContributorView[] {
  const groups = contributorGroups(data.contributors?.nodes, site.code, tools).slice(0, MAX.groups);
  const all = groups.flatMap((group) => group.people.slice(0, MAX.ofGroup));
  return all.filter((person, i) => all.findIndex(({ id }) => id === person.id) === i);
}

/** Returns the headline; the fallback for a title such as "Home". */
function headline(title: string | null | undefined, fallback: string, tools: TransformTools): string {
  const own = plainTitle(title ?? fallback, tools);
  return /^(home|home ?page|front page|\(no title\))$/i.test(own) ? fallback : own;
}

/** Transforms the front page, which is a page or the latest posts. */
export function transformFrontPage(
  data: GetFrontPageQuery,
  tools: TransformTools,
  address: AddressContext,
): TransformResult<FrontPageView | FrontListView> {
  const { page, generalSettings, archivePosts } = data;
  if (!page && paging(address).page > 1) {
    const list = listing({ title: 'Articles' }, archivePosts, tools, address);
    return { page: list.page, view: { list: list.view } };
  }
  const locked = page ? isProtected(page) : false;
  const fields = locked ? null : page;
  const facilities = facilityCards(data.facilities?.nodes, tools);
  const title = headline(page?.title, site.fullName, tools);
  const content = tools.html(page?.content).html;
  const { sentence, html, questions } = splitContent(content, tools);
  const picture = tools.image(fields?.featuredImage?.node);
  const facts = {
    id: page?.databaseId,
    uri: '/',
    title,
    summary: sentence || generalSettings?.description,
    image: picture,
    ...editorsFields(page ?? {}, locked),
  };
  return {
    page: pageInfo(facts, tools),
    view: {
      title,
      sentence: sentence || tools.text(generalSettings?.description),
      picture,
      html,
      isProtected: locked,
      questions,
      // Only the first card has a picture.
      facilities: facilities.slice(0, MAX.facilities).map((card, i) => (i === 0 ? card : { ...card, picture: null })),
      accreditations: accreditationNames(
        (data.facilities?.nodes ?? []).map((node) => openDetails(node)?.accreditations),
      ),
      reviews: quotes(reviewViews(data.reviews?.nodes, tools)),
      rating: ratingView(fields?.reviewSummary),
      people: people(data, tools),
      posts: postCards(page ? newest(data) : archiveNodes(archivePosts, address), tools),
      paging: page ? null : paging(address),
    },
  };
}
