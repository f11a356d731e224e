import { Button } from '@/components/Button/Button';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { FacilityFacts } from '@/components/FacilityFacts/FacilityFacts';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import { Picture } from '@/components/Picture/Picture';
import { Prose } from '@/components/Prose/Prose';
import { Protected } from '@/components/Protected/Protected';
import { Rating } from '@/components/Rating/Rating';
import { RelatedPages } from '@/components/RelatedPages/RelatedPages';
import { Columns, Section } from '@/components/Section/Section.styles';
import { Aside, Body, Lead } from '../shared/ArticlePage.styles';
import type { ViewProps } from '../view';
import type { FacilityView as View } from './transform';
import { Gallery, Row } from './View.styles';

const TRAIL = [{ title: 'Our facilities', url: '/facilities/' }];

/** A facility: the place, its facts, its pictures. */
export default function FacilityView({ template, view }: ViewProps<View>) {
  const { title, card, picture, html, photos, rating, related, topics, updated, isProtected } = view;
  return (
    <main data-template={template}>
      <article>
        <TitleBlock trail={TRAIL} eyebrow={card.town} title={title} intro={card.summary}>
          <Row>
            {card.phone && (
              <Button href={card.phone.tel} theme="secondary">
                Call the facility: {card.phone.display}
              </Button>
            )}
            {rating && <Rating {...rating} />}
          </Row>
        </TitleBlock>
        <Body>
          {picture && (
            <Lead>
              <Picture image={picture} sizes="(min-width: 1280px) 1200px, 100vw" priority />
            </Lead>
          )}
          {isProtected ? (
            <Protected />
          ) : (
            <Columns data-lead="narrow">
              <FacilityFacts {...view} />
              <div>
                <Prose html={html} />
                {updated && <Aside>Last updated {updated}</Aside>}
                <RelatedPages pages={related} topics={topics} />
              </div>
            </Columns>
          )}
        </Body>
        {photos.length > 0 && (
          <Section data-tone="close" aria-label="Pictures">
            <Gallery role="list">
              {photos.map((photo) => (
                <li key={photo.src}>
                  <Picture image={photo} sizes="(min-width: 776px) 50vw, 100vw" />
                </li>
              ))}
            </Gallery>
          </Section>
        )}
      </article>
      <CallToAction />
    </main>
  );
}
