import { Avatar } from '@/components/Avatar/Avatar';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { PartLinks } from '@/components/PartLinks/PartLinks';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import { Prose } from '@/components/Prose/Prose';
import { Protected } from '@/components/Protected/Protected';
import { RelatedPages } from '@/components/RelatedPages/RelatedPages';
import type { ViewProps } from '../view';
import type { ProfileView as View } from './transform';

/** A person who writes, edits or reviews. */
export default function ContributorView({ template, view }: ViewProps<View>) {
  const { person, linkedin, html, parts, isProtected, articles } = view;
  const title = [person.name, person.credentials].filter(Boolean).join(', ');
  return (
    <main data-template={template}>
      <TitleBlock trail={[]} eyebrow={person.jobTitle} title={title} />
      <div className="page-body">
        <div className="page-section-columns" data-lead="narrow">
          <div>
            <Avatar name={person.name} urls={person.avatar} size={240} />
          </div>
          <div>
            {isProtected ? <Protected /> : <Prose html={html} />}
            {parts && <PartLinks {...parts} />}
            {linkedin && (
              <p className="page-body-note">
                <a href={linkedin} rel="noopener">
                  {person.name} on LinkedIn
                </a>
              </p>
            )}
            <RelatedPages pages={articles} title="Articles" />
          </div>
        </div>
      </div>
      <CallToAction />
    </main>
  );
}
