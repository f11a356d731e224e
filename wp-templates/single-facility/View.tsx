import { Button } from '@/components/Button/Button';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { FacilityFacts } from '@/components/FacilityFacts/FacilityFacts';
import { Gallery } from '@/components/Gallery/Gallery';
import { FacilityMap } from '@/components/FacilityMap/FacilityMap';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import { PartLinks } from '@/components/PartLinks/PartLinks';
import { Picture } from '@/components/Picture/Picture';
import { Prose } from '@/components/Prose/Prose';
import { Protected } from '@/components/Protected/Protected';
import { Rating } from '@/components/Rating/Rating';
import { RelatedPages } from '@/components/RelatedPages/RelatedPages';
import type { ViewProps } from '../view';
import type { FacilityView as View } from './transform';

const TRAIL = [{ title: 'Our facilities', url: '/facilities/' }];

/** A facility: the place, its facts, its pictures. */
export default function FacilityView({ template, view }: ViewProps<View>) {
  const { title, titleHtml, card, picture, html, map, parts, photos, rating, related, topics, updated, isProtected } = view;
  return (
    <main data-template={template}>
      <article>
        <TitleBlock trail={TRAIL} eyebrow={card.town} title={title} titleHtml={titleHtml} intro={card.summary}>
          {(card.phone || rating) && (
            <div className="single-facility-actions">
              {card.phone && (
                <Button href={card.phone.tel} theme="secondary">
                  Call the facility: {card.phone.display}
                </Button>
              )}
              {rating && <Rating {...rating} />}
            </div>
          )}
        </TitleBlock>
        <div className="page-body">
          {picture && (
            <div className="page-body-picture">
              <Picture image={picture} sizes="(min-width: 1280px) 1200px, 100vw" priority />
              {photos.length > 0 && <Gallery photos={photos} />}
            </div>
          )}
          {isProtected ? (
            <Protected />
          ) : (
            <div className="page-section-columns" data-lead="narrow">
              <FacilityFacts {...view} />
              <div>
                <Prose html={html} />
                {parts && <PartLinks {...parts} />}
                {map && <FacilityMap key={map.page} {...map} />}
                {updated && <p className="page-body-note">Last updated {updated}</p>}
                <RelatedPages pages={related} topics={topics} />
              </div>
            </div>
          )}
        </div>
      </article>
      <CallToAction />
    </main>
  );
}
