import { Accreditation } from '@/components/Accreditation/Accreditation';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { ContributorCard } from '@/components/ContributorCard/ContributorCard';
import { People } from '@/components/ContributorCard/ContributorCard.styles';
import { FacilityList } from '@/components/FacilityList/FacilityList';
import { Hero } from '@/components/Hero/Hero';
import { LevelsPath } from '@/components/LevelsPath/LevelsPath';
import { Link } from '@/components/Link/Link';
import { PostList } from '@/components/PostList/PostList';
import { Prose } from '@/components/Prose/Prose';
import { Questions } from '@/components/Questions/Questions';
import { Rating } from '@/components/Rating/Rating';
import { ReviewQuotes } from '@/components/ReviewQuotes/ReviewQuotes';
import { Columns, More, Opening, Section } from '@/components/Section/Section.styles';
import { useSite } from '@/components/site-context';
import { Statistics } from '@/components/Statistics/Statistics';
import { WaysIn } from '@/components/WaysIn/WaysIn';
import type { ViewProps } from '../view';
import type { FrontPageView as View } from './transform';

/** The front page, from the landscape down to the questions people ask first. */
export default function FrontPageView({ template, view }: ViewProps<View>) {
  const { reviewsPath, shortName } = useSite();
  const { facilities, accreditations, reviews, rating, people, posts, questions } = view;
  return (
    <main data-template={template}>
      <Hero {...view} />
      <WaysIn />
      <Section aria-label={`About ${shortName}`}>
        <Columns>
          <Prose html={view.html} />
          <aside>
            <Statistics />
            {accreditations.length > 0 && <Accreditation names={accreditations} />}
          </aside>
        </Columns>
      </Section>
      <Section data-tone="soft" aria-labelledby="levels">
        <Opening>
          <h2 id="levels">One path, entered where you need it</h2>
          <p>An assessment decides where someone starts. Most people move along as they need less care.</p>
        </Opening>
        <LevelsPath />
      </Section>
      {facilities.length > 0 && (
        <Section aria-labelledby="facilities">
          <Opening>
            <h2 id="facilities">Where to find us</h2>
          </Opening>
          <FacilityList facilities={facilities} />
          <More>
            <Link href="/facilities/">All facilities</Link>
          </More>
        </Section>
      )}
      {reviews.length > 0 && (
        <Section data-tone="soft" aria-labelledby="reviews">
          <Opening>
            <h2 id="reviews">What people say afterwards</h2>
            {rating && <Rating {...rating} />}
          </Opening>
          <ReviewQuotes reviews={reviews} lead />
          <More>
            <Link href={reviewsPath}>Read all reviews</Link>
          </More>
        </Section>
      )}
      {people.length > 0 && (
        <Section aria-labelledby="people">
          <Opening>
            <h2 id="people">Who writes and reviews what you read here</h2>
          </Opening>
          <People role="list">
            {people.map((person) => (
              <li key={person.id}>
                <ContributorCard person={person} size={72} />
              </li>
            ))}
          </People>
        </Section>
      )}
      {posts.length > 0 && (
        <Section data-tone="close" aria-labelledby="articles">
          <Opening>
            <h2 id="articles">New to read</h2>
          </Opening>
          <PostList posts={posts} level={3} />
        </Section>
      )}
      {questions.length > 0 && (
        <Section data-tone="soft" aria-labelledby="questions">
          <Columns data-lead="narrow">
            <h2 id="questions">Questions people ask first</h2>
            <Questions questions={questions} />
          </Columns>
        </Section>
      )}
      <CallToAction />
    </main>
  );
}
