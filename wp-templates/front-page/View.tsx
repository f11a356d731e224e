import { Accreditation } from '@/components/Accreditation/Accreditation';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { ContributorCard } from '@/components/ContributorCard/ContributorCard';
import { FacilityList } from '@/components/FacilityList/FacilityList';
import { Hero } from '@/components/Hero/Hero';
import { LevelsPath } from '@/components/LevelsPath/LevelsPath';
import { Link } from '@/components/Link/Link';
import { Pagination } from '@/components/Pagination/Pagination';
import { PostList } from '@/components/PostList/PostList';
import { Prose } from '@/components/Prose/Prose';
import { Protected } from '@/components/Protected/Protected';
import { Questions } from '@/components/Questions/Questions';
import { Rating } from '@/components/Rating/Rating';
import { ReviewQuotes } from '@/components/ReviewQuotes/ReviewQuotes';
import { useSite } from '@/components/site-context';
import { Statistics } from '@/components/Statistics/Statistics';
import { WaysIn } from '@/components/WaysIn/WaysIn';
import ListingPage from '../shared/ListingPage';
import type { ViewProps } from '../view';
import type { FrontListView, FrontPageView as View } from './transform';

/** The front page, from the landscape down to the questions people ask first. */
function FrontPage({ template, view }: ViewProps<View>) {
  const { reviewsPath, shortName } = useSite();
  const { facilities, accreditations, reviews, rating, people, posts, paging, questions } = view;
  return (
    <main data-template={template}>
      <Hero {...view} />
      <WaysIn />
      <section className="page-section" aria-label={`About ${shortName}`}>
        <div className="page-section-columns">
          {view.isProtected ? <Protected /> : <Prose html={view.html} />}
          <aside>
            <Statistics />
            {accreditations.length > 0 && <Accreditation names={accreditations} />}
          </aside>
        </div>
      </section>
      <section className="page-section" data-tone="soft" aria-labelledby="levels">
        <div className="page-section-head">
          <h2 id="levels">One path, entered where you need it</h2>
          <p>An assessment decides where someone starts. Most people move along as they need less care.</p>
        </div>
        <LevelsPath />
      </section>
      {facilities.length > 0 && (
        <section className="page-section" aria-labelledby="facilities">
          <div className="page-section-head">
            <h2 id="facilities">Where to find us</h2>
          </div>
          <FacilityList facilities={facilities} />
          <p className="page-section-more">
            <Link href="/facilities/">All facilities</Link>
          </p>
        </section>
      )}
      {reviews.length > 0 && (
        <section className="page-section" data-tone="soft" aria-labelledby="reviews">
          <div className="page-section-head">
            <h2 id="reviews">What people say afterwards</h2>
            {rating && <Rating {...rating} />}
          </div>
          <ReviewQuotes reviews={reviews} lead />
          <p className="page-section-more">
            <Link href={reviewsPath}>Read all reviews</Link>
          </p>
        </section>
      )}
      {people.length > 0 && (
        <section className="page-section" aria-labelledby="people">
          <div className="page-section-head">
            <h2 id="people">Who writes and reviews what you read here</h2>
          </div>
          <ul className="contributor-card-list plain-list">
            {people.map((person) => (
              <li key={person.id}>
                <ContributorCard person={person} size={72} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {posts.length > 0 && (
        <section className="page-section" data-tone="close" aria-labelledby="articles">
          <div className="page-section-head">
            <h2 id="articles">{paging ? 'Articles' : 'New to read'}</h2>
          </div>
          <PostList posts={posts} level={3} isArchive={paging !== null} />
          {paging && <Pagination {...paging} />}
        </section>
      )}
      {questions.length > 0 && (
        <section className="page-section" data-tone="soft" aria-labelledby="questions">
          <div className="page-section-columns" data-lead="narrow">
            <h2 id="questions">Questions people ask first</h2>
            <Questions questions={questions} />
          </div>
        </section>
      )}
      <CallToAction />
    </main>
  );
}

/** The front page itself, or a later page of the posts that WordPress lists on it. */
export default function FrontPageView({ template, view }: ViewProps<View | FrontListView>) {
  return 'list' in view ? <ListingPage template={template} view={view.list} /> : <FrontPage template={template} view={view} />;
}
