import { CONTACT_PATH, CALLBACK_ID } from '@footbridge/shared/forms/names';
import { ArticlesSection } from '@/components/PostList/PostList';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { FacilitiesSection } from '@/components/FacilityList/FacilityList';
import { Hero } from '@/components/Hero/Hero';
import { Introduction } from '@/components/Introduction/Introduction';
import { ContributorList, type ContributorView } from '@/components/ContributorCard/ContributorCard';
import { LevelsPath } from '@/components/LevelsPath/LevelsPath';
import { PageContext } from '@/components/page-context';
import { Prose } from '@/components/Prose/Prose';
import { Protected } from '@/components/Protected/Protected';
import { ReviewsSection, type ReviewView } from '@/components/ReviewQuotes/ReviewQuotes';
import { Section } from '@/components/Section/Section';
import { WaysIn } from '@/components/WaysIn/WaysIn';
import { ListingPage, type ListingView } from '../shared/ListingPage';
import type { ImageView } from '@footbridge/bridge/wordpress/types';
import type { FacilityCardView } from '@/components/FacilityCard/FacilityCard';
import type { PagingView } from '@/components/Pagination/Pagination';
import type { PostCardView } from '@/components/PostCard/PostCard';
import type { RatingView } from '@/components/Rating/Rating';
import type { ViewProps } from '../shared/define-template';

export interface FrontPageView {
  title: string;
  sentence: string;
  picture: ImageView | null;
  html: string;
  /** The page requires a password. */
  isProtected: boolean;
  /** Details blocks, sanitized HTML; empty without questions. */
  questions: string;
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

/** A front page that its editor built of blocks, a hero first. */
export interface FrontBlocksView extends Pick<FrontPageView, 'title' | 'picture' | 'rating'> {
  /** Sanitized HTML. */
  blocks: string;
}

/** Later pages (/page/2/) of a front page that shows the latest posts. */
export interface FrontListView {
  list: ListingView;
}

/** The front page, from the hero to the questions. */
function FirstPage({ template, view }: ViewProps<FrontPageView>) {
  const { facilities, accreditations, reviews, rating, people, posts, paging, questions } = view;
  return (
    <main data-template={template}>
      <Hero {...view} />
      <WaysIn />
      <Introduction accreditations={accreditations}>
        {view.isProtected ? <Protected /> : <Prose html={view.html} />}
      </Introduction>
      <Section
        title="One path: start where you need to"
        sentence="An assessment shows where to start. Most people move along as they need less care."
        tone="soft"
      >
        <LevelsPath />
      </Section>
      {facilities.length > 0 && <FacilitiesSection heading="Where to find us" facilities={facilities} />}
      {reviews.length > 0 && <ReviewsSection heading="What people say afterward" reviews={reviews} rating={rating} />}
      {people.length > 0 && (
        <Section title="Who writes and reviews what you read here">
          <ContributorList people={people} />
        </Section>
      )}
      {posts.length > 0 && (
        <ArticlesSection heading={paging ? 'Articles' : 'New articles'} posts={posts} paging={paging} />
      )}
      {questions && (
        <Section title="Questions people ask first" tone="soft" isBeside>
          <Prose html={questions} formAt={`${CONTACT_PATH}#${CALLBACK_ID}`} />
        </Section>
      )}
      <CallToAction />
    </main>
  );
}

function PageOfBlocks({ template, view }: ViewProps<FrontBlocksView>) {
  return (
    <PageContext value={view}>
      <main data-template={template}>
        <Prose html={view.blocks} isBands />
      </main>
    </PageContext>
  );
}

/** The front page, or a later page of its list of posts. */
export function FrontPage({ template, view }: ViewProps<FrontPageView | FrontBlocksView | FrontListView>) {
  if ('list' in view) return <ListingPage template={template} view={view.list} />;
  return 'blocks' in view ? (
    <PageOfBlocks template={template} view={view} />
  ) : (
    <FirstPage template={template} view={view} />
  );
}
