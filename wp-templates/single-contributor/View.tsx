import { ArticleList, type ArticleListView } from '@/components/ArticleList/ArticleList';
import { Avatar } from '@/components/Avatar/Avatar';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { Facts } from '@/components/Facts/Facts';
import { PartLinks, type PartView } from '@/components/PartLinks/PartLinks';
import { Prose } from '@/components/Prose/Prose';
import { Protected } from '@/components/Protected/Protected';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import * as PageBody from '@/components/PageBody/PageBody.styles';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import type { ContributorView } from '@/components/ContributorCard/ContributorCard';
import type { ViewProps } from '../shared/define-template';
import styled from 'styled-components';

const Person = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-6);
`;

export interface ProfileView {
  person: ContributorView;
  linkedin: string | null;
  /** Categories on this brand. */
  teams: string[];
  /** Full names of the brands, this one first; empty if it is the only one. */
  brands: string[];
  html: string;
  parts: PartView | null;
  isProtected: boolean;
  /** Non-empty lists of articles. */
  lists: ArticleListView[];
}

/** Returns a profile's headline: the name, with WordPress's prefix for a protected one. */
export function profileTitle({ person: { name, credentials }, isProtected }: ProfileView): string {
  return (isProtected ? 'Protected: ' : '') + [name, credentials].filter(Boolean).join(', ');
}

/** A contributor's profile and articles. */
export function ContributorPage({ template, view }: ViewProps<ProfileView>) {
  const { person, linkedin, teams, brands, html, parts, isProtected, lists } = view;
  const profile = linkedin && (
    <a href={linkedin} rel="noreferrer">
      {person.name} on LinkedIn
    </a>
  );
  return (
    <main data-template={template}>
      <TitleBlock trail={[]} eyebrow={person.jobTitle} title={profileTitle(view)} />
      <PageBody.Root>
        <PageSection.Columns data-lead="narrow">
          <Person>
            <Avatar name={person.name} urls={person.avatar} size={240} priority />
            <Facts
              facts={[
                { name: 'Team', values: teams },
                { name: 'Works with', values: brands.length > 0 ? [brands.join(', ')] : [] },
                { name: 'Profile', values: profile ? [profile] : [] },
              ]}
            />
          </Person>
          <div>
            {isProtected ? <Protected /> : <Prose html={html} />}
            {parts && <PartLinks {...parts} />}
            {lists.map((list) => (
              <ArticleList key={list.id} {...list} />
            ))}
          </div>
        </PageSection.Columns>
      </PageBody.Root>
      <CallToAction />
    </main>
  );
}
