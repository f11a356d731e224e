import { ContributorCard } from '@/components/ContributorCard/ContributorCard';
import { ArticlePage } from '../shared/ArticlePage';
import type { ViewProps } from '../view';
import type { OurTeamView as View } from './transform';

/** The text about the team, then its people. */
export default function OurTeamView({ template, view }: ViewProps<View>) {
  return (
    <ArticlePage template={template} view={view}>
      {view.team.map(({ name, people }) => (
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
    </ArticlePage>
  );
}
