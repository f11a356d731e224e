import { ContributorCard } from '@/components/ContributorCard/ContributorCard';
import { Rating } from '@/components/Rating/Rating';
import { ReviewQuotes } from '@/components/ReviewQuotes/ReviewQuotes';
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
        <section className="page-section" data-tone="soft">
          <Statistics />
        </section>
      )}
      {team.map(({ name, people }) => (
        <section className="page-section" key={name} data-tone="close">
          <div className="page-section-columns" data-lead="narrow">
            <h2>{name}</h2>
            <ul className="contributor-card-list plain-list">
              {people.map((person) => (
                <li key={person.id}>
                  <ContributorCard person={person} size={72} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
      {reviews.length > 0 && (
        <section className="page-section" data-tone="close">
          <div className="page-section-head">
            <h2>In their words</h2>
            {rating && <Rating {...rating} />}
          </div>
          <ReviewQuotes reviews={reviews} />
        </section>
      )}
    </ArticlePage>
  );
}
