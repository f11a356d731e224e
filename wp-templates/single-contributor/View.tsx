import { ArticleList } from '@/components/ArticleList/ArticleList';
import { Avatar } from '@/components/Avatar/Avatar';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { Facts } from '@/components/Facts/Facts';
import { PartLinks } from '@/components/PartLinks/PartLinks';
import { Prose } from '@/components/Prose/Prose';
import { Protected } from '@/components/Protected/Protected';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import { profileTitle } from '../shared/profile-title';
import * as PageBody from '@/components/PageBody/PageBody.styles';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import * as S from './single-contributor.styles';
import type { ViewProps } from '../view';
import type { ProfileView as View } from './transform';

/** A contributor's profile and articles. */
export default function ContributorView({ template, view }: ViewProps<View>) {
  const { person, linkedin, teams, brands, html, parts, isProtected, lists } = view;
  const profile = linkedin && (
    <a href={linkedin} rel="noreferrer">
      {person.name} on LinkedIn
    </a>
  );
  return (
    <main data-template={template}>
      <TitleBlock trail={[]} eyebrow={person.jobTitle} title={profileTitle(person, isProtected)} />
      <PageBody.Root>
        <PageSection.Columns data-lead="narrow">
          <S.Person>
            <Avatar name={person.name} urls={person.avatar} size={240} priority />
            <Facts
              facts={[
                { name: 'Team', values: teams },
                { name: 'Works with', values: brands.length > 0 ? [brands.join(', ')] : [] },
                { name: 'Profile', values: profile ? [profile] : [] },
              ]}
            />
          </S.Person>
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
