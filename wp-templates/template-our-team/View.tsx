import { ContributorCard } from '@/components/ContributorCard/ContributorCard';
import { ArticlePage, type ArticleView } from '../shared/ArticlePage';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import * as ContributorCardStyles from '@/components/ContributorCard/ContributorCard.styles';
import type { ContributorGroup } from '../shared/team';
import type { ViewProps } from '../shared/define-template';

export interface OurTeamView extends ArticleView {
  /** Empty for a protected page. */
  team: ContributorGroup[];
}

function Group({ name, people }: ContributorGroup) {
  return (
    <PageSection.Root data-tone="close">
      <PageSection.Columns data-lead="narrow">
        <h2>{name}</h2>
        <ContributorCardStyles.List className="plain-list">
          {people.map((person) => (
            <li key={person.id}>
              <ContributorCard person={person} size={72} />
            </li>
          ))}
        </ContributorCardStyles.List>
      </PageSection.Columns>
    </PageSection.Root>
  );
}

/** The page template "Our Team": people by category, then the text. */
export function OurTeamPage({ template, view }: ViewProps<OurTeamView>) {
  return (
    <ArticlePage
      template={template}
      view={view}
      first={view.team.map((group) => (
        <Group key={group.name} {...group} />
      ))}
    />
  );
}
