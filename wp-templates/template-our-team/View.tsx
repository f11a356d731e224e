import { ContributorList } from '@/components/ContributorCard/ContributorCard';
import { Section } from '@/components/Section/Section';
import { ArticlePage, type ArticleView } from '../shared/ArticlePage';
import type { ContributorGroup } from '../shared/team';
import type { ViewProps } from '../shared/define-template';

export interface OurTeamView extends ArticleView {
  /** Empty for a protected page. */
  team: ContributorGroup[];
}

function Group({ name, people }: ContributorGroup) {
  return (
    <Section title={name} tone="close" isBeside>
      <ContributorList people={people} />
    </Section>
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
