import { ContributorCard } from '@/components/ContributorCard/ContributorCard';
import { ArticlePage } from '../shared/ArticlePage';
import type { ContributorGroup } from '../shared/team';
import type { ViewProps } from '../view';
import type { OurTeamView as View } from './transform';

function Group({ name, people }: ContributorGroup) {
  return (
    <section className="page-section" data-tone="close">
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
  );
}

/** The people first: that is whom readers came to see. Then the text about them. */
export default function OurTeamView({ template, view }: ViewProps<View>) {
  return <ArticlePage template={template} view={view} first={view.team.map((group) => <Group key={group.name} {...group} />)} />;
}
