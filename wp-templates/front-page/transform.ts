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
  /** The page asks for a password. */
  isProtected: boolean;
  questions: QuestionView[];
  facilities: FacilityCardView[];
  accreditations: string[];
  reviews: ReviewView[];
  rating: RatingView | null;
  people: ContributorView[];
  /** WordPress's list where it shows the latest posts in front; else a few to read. */
  posts: PostCardView[];
  /** Null where the posts are only a choice. */
  paging: PagingView | null;
}

/** Where WordPress shows the latest posts in front, its list goes on at /page/2/, without the rest of the front page. */
export interface FrontListView {
  list: ListingView;
}

/** How much of each list the front page has room for. */
const MOST = { facilities: 4, reviews: 3, groups: 2, ofGroup: 3, comment: 260 };

/** Quotes short enough to be read in passing, in WordPress's order, whatever their rating. */
function quotes(reviews: ReviewView[]): ReviewView[] {
  const short = reviews.filter((review) => review.comments.length <= MOST.comment);
  return (short.length >= MOST.reviews ? short : reviews)
    .slice(0, MOST.reviews)
    .map((review) => ({ ...review, comments: truncate(review.comments, MOST.comment) }));
}

/** The first of the largest groups, who do most of the writing and reviewing; everybody once. */
function people(data: GetFrontPageQuery, tools: TransformTools): ContributorView[] {
  const groups = contributorGroups(data.contributors?.nodes, site.code, tools).slice(0, MOST.groups);
  const all = groups.flatMap((group) => group.people.slice(0, MOST.ofGroup));
  return all.filter((person, i) => all.findIndex(({ id }) => id === person.id) === i);
}

/** "Home" names the page in WordPress's list of pages; as a headline it says nothing. */
function headline(title: string | null | undefined, fallback: string, tools: TransformTools): string {
  const own = plainTitle(title ?? fallback, tools);
  return /^(home|home ?page|front page|\(no title\))$/i.test(own) ? fallback : own;
}

/** The front page, whether a page of its own or, where WordPress shows the latest posts there, without one. */
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
      // One picture for all: facilities of a brand look alike.
      facilities: facilities.slice(0, MOST.facilities).map((card, i) => (i === 0 ? card : { ...card, picture: null })),
      accreditations: accreditationNames(
        (data.facilities?.nodes ?? []).map((node) => openDetails(node)?.accreditations),
      ),
      reviews: quotes(reviewViews(data.reviews?.nodes, tools)),
      rating: ratingView(fields?.reviewSummary),
      people: people(data, tools),
      posts: postCards(page ? data.posts?.nodes : archiveNodes(archivePosts, address), tools),
      paging: page ? null : paging(address),
    },
  };
}
