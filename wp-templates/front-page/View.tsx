import { Accreditation } from '@/components/Accreditation/Accreditation';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { ContributorCard, type ContributorView } from '@/components/ContributorCard/ContributorCard';
import { FacilityList } from '@/components/FacilityList/FacilityList';
import { Hero } from '@/components/Hero/Hero';
import { LevelsPath } from '@/components/LevelsPath/LevelsPath';
import { Link } from '@/components/Link/Link';
import { Pagination, type PagingView } from '@/components/Pagination/Pagination';
import { PostList } from '@/components/PostList/PostList';
import { Prose } from '@/components/Prose/Prose';
import { Protected } from '@/components/Protected/Protected';
import { Questions, type QuestionView } from '@/components/Questions/Questions';
import { Rating, type RatingView } from '@/components/Rating/Rating';
import { ReviewQuotes, type ReviewView } from '@/components/ReviewQuotes/ReviewQuotes';
import { useIsKnown, useSite } from '@/components/site-context';
import { Statistics } from '@/components/Statistics/Statistics';
import { WaysIn } from '@/components/WaysIn/WaysIn';
import { FACILITIES_ARCHIVE, NEARBY_PATH } from '../shared/facilities-archive';
import { ListingPage, type ListingView } from '../shared/ListingPage';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import * as ContributorCardStyles from '@/components/ContributorCard/ContributorCard.styles';
import type { ImageView } from '@footbridge/bridge/wordpress/types';
import type { FacilityCardView } from '@/components/FacilityCard/FacilityCard';
import type { PostCardView } from '@/components/PostCard/PostCard';
import type { ViewProps } from '../shared/define-template';

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

/** The front page, from the hero to the questions. */
function FirstPage({ template, view }: ViewProps<FrontPageView>) {
  const { reviewsPath, shortName } = useSite();
  const isKnown = useIsKnown();
  const { facilities, accreditations, reviews, rating, people, posts, paging, questions } = view;
  return (
    <main data-template={template}>
      <Hero {...view} />
      <WaysIn />
      <PageSection.Root aria-label={`About ${shortName}`}>
        <PageSection.Columns>
          {view.isProtected ? <Protected /> : <Prose html={view.html} />}
          <aside>
            <Statistics />
            {accreditations.length > 0 && <Accreditation names={accreditations} />}
          </aside>
        </PageSection.Columns>
      </PageSection.Root>
      <PageSection.Root data-tone="soft" aria-labelledby="levels">
        <PageSection.Head>
          <h2 id="levels">One path: start where you need to</h2>
          <p>An assessment shows where to start. Most people move along as they need less care.</p>
        </PageSection.Head>
        <LevelsPath />
      </PageSection.Root>
      {facilities.length > 0 && (
        <PageSection.Root aria-labelledby="facilities">
          <PageSection.Head>
            <h2 id="facilities">Where to find us</h2>
          </PageSection.Head>
          <FacilityList facilities={facilities} />
          <PageSection.More>
            <Link href={FACILITIES_ARCHIVE.url}>All facilities</Link>, or{' '}
            <Link href={NEARBY_PATH}>find the one closest to you</Link>
          </PageSection.More>
        </PageSection.Root>
      )}
      {reviews.length > 0 && (
        <PageSection.Root data-tone="soft" aria-labelledby="reviews">
          <PageSection.Head>
            <h2 id="reviews">What people say afterward</h2>
            {rating && <Rating {...rating} />}
          </PageSection.Head>
          <ReviewQuotes reviews={reviews} lead />
          {isKnown(reviewsPath) && (
            <PageSection.More>
              <Link href={reviewsPath}>Read all reviews</Link>
            </PageSection.More>
          )}
        </PageSection.Root>
      )}
      {people.length > 0 && (
        <PageSection.Root aria-labelledby="people">
          <PageSection.Head>
            <h2 id="people">Who writes and reviews what you read here</h2>
          </PageSection.Head>
          <ContributorCardStyles.List className="plain-list">
            {people.map((person) => (
              <li key={person.id}>
                <ContributorCard person={person} size={72} />
              </li>
            ))}
          </ContributorCardStyles.List>
        </PageSection.Root>
      )}
      {posts.length > 0 && (
        <PageSection.Root data-tone="close" aria-labelledby="articles">
          <PageSection.Head>
            <h2 id="articles">{paging ? 'Articles' : 'New articles'}</h2>
          </PageSection.Head>
          <PostList posts={posts} level={3} isArchive={paging !== null} />
          {paging && <Pagination {...paging} />}
        </PageSection.Root>
      )}
      {questions.length > 0 && (
        <PageSection.Root data-tone="soft" aria-labelledby="questions">
          <PageSection.Columns data-lead="narrow">
            <h2 id="questions">Questions people ask first</h2>
            <Questions questions={questions} />
          </PageSection.Columns>
        </PageSection.Root>
      )}
      <CallToAction />
    </main>
  );
}

/** The front page, or a later page of its list of posts. */
export function FrontPage({ template, view }: ViewProps<FrontPageView | FrontListView>) {
  return 'list' in view ? (
    <ListingPage template={template} view={view.list} />
  ) : (
    <FirstPage template={template} view={view} />
  );
}
