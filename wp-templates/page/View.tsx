import { ContributorCard } from '@/components/ContributorCard/ContributorCard';
import { People } from '@/components/ContributorCard/ContributorCard.styles';
import { Rating } from '@/components/Rating/Rating';
import { ReviewQuotes } from '@/components/ReviewQuotes/ReviewQuotes';
import { Columns, Opening, Section } from '@/components/Section/Section.styles';
import { Statistics } from '@/components/Statistics/Statistics';
import { ArticlePage } from '../shared/ArticlePage';
import type { ViewProps } from '../view';
import type { PageView as View } from './transform';

/** A page; with the brand's numbers, its people or its reviews where they belong. */
export default function PageView({ template, view }: ViewProps<View>) {
  const { team, reviews, rating, withStatistics } = view;
  return (
    <ArticlePage template={template} view={view}>
      {withStatistics && (
        <Section data-tone="soft">
          <Statistics />
        </Section>
      )}
      {team.map(({ name, people }) => (
        <Section key={name} data-tone="close">
          <Columns data-lead="narrow">
            <h2>{name}</h2>
            <People role="list">
              {people.map((person) => (
                <li key={person.id}>
                  <ContributorCard person={person} size={72} />
                </li>
              ))}
            </People>
          </Columns>
        </Section>
      ))}
      {reviews.length > 0 && (
        <Section data-tone="close">
          <Opening>
            <h2>In their words</h2>
            {rating && <Rating {...rating} />}
          </Opening>
          <ReviewQuotes reviews={reviews} />
        </Section>
      )}
    </ArticlePage>
  );
}
