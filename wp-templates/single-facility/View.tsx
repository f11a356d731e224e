import { Button } from '@/components/Button/Button';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { FacilityFacts, type FacilityFactsView } from '@/components/FacilityFacts/FacilityFacts';
import { Gallery } from '@/components/Gallery/Gallery';
import { FacilityMap, type MapView } from '@/components/FacilityMap/FacilityMap';
import { Link } from '@/components/Link/Link';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import { PartLinks } from '@/components/PartLinks/PartLinks';
import { Picture } from '@/components/Picture/Picture';
import { useIsFirst } from '@/components/Prose/contexts';
import { Prose } from '@/components/Prose/Prose';
import { Protected } from '@/components/Protected/Protected';
import { Rating, type RatingView } from '@/components/Rating/Rating';
import { RelatedPages } from '@/components/RelatedPages/RelatedPages';
import { Island } from '@/components/Island/Island';
import { FacilityQuestion } from '@/components/LeadForm/LeadForm.island';
import { facilitySlug } from '../shared/facilities';
import { distinctLinks } from '../shared/links';
import { FACILITIES_ARCHIVE, NEARBY_PATH } from '@/components/FacilityList/archive';
import * as PageBody from '@/components/PageBody/PageBody.styles';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import type { ImageView } from '@footbridge/bridge/wordpress/types';
import type { FacilityCardView } from '@/components/FacilityCard/FacilityCard';
import type { ArticleView } from '../shared/ArticlePage';
import type { ViewProps } from '../shared/define-template';
import styled from 'styled-components';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-5);
  margin-top: var(--space-5);
`;

type Article = Pick<
  ArticleView,
  'title' | 'titleHtml' | 'picture' | 'html' | 'parts' | 'related' | 'topics' | 'isProtected'
>;

export interface FacilityView extends Article, FacilityFactsView {
  photos: ImageView[];
  card: FacilityCardView;
  /** Null without coordinates. */
  map: MapView | null;
  /** The video tour's facade (HTML); empty without an embeddable video. */
  video: string;
  updated: string | null;
  rating: RatingView | null;
}

const TRAIL = [FACILITIES_ARCHIVE];

/** A facility's page. */
export function FacilityPage({ template, view }: ViewProps<FacilityView>) {
  const {
    title,
    titleHtml,
    card,
    picture,
    html,
    map,
    parts,
    photos,
    rating,
    related,
    topics,
    updated,
    video,
    isProtected,
  } = view;
  // The page's own form is the first, before one in its text.
  useIsFirst('facility-question');
  const lists = distinctLinks({ html, below: [], related, topics });
  return (
    <main data-template={template}>
      <article>
        <TitleBlock trail={TRAIL} eyebrow={card.town} title={title} titleHtml={titleHtml} intro={card.summary}>
          <Actions>
            <Button />
            {rating && <Rating {...rating} />}
          </Actions>
        </TitleBlock>
        <PageBody.Root>
          {picture && (
            <PageBody.Picture>
              <Picture image={picture} sizes="(min-width: 1280px) 1200px, 100vw" priority />
              {photos.length > 0 && <Gallery photos={photos} />}
            </PageBody.Picture>
          )}
          {isProtected ? (
            <Protected />
          ) : (
            <PageSection.Columns data-lead="narrow">
              <FacilityFacts {...view} />
              <div>
                <Prose html={html} />
                {parts && <PartLinks {...parts} />}
                {video && (
                  <PageSection.More as="div">
                    <Prose html={video} />
                  </PageSection.More>
                )}
                {map && <FacilityMap key={map.page} {...map} />}
                <PageBody.Note>
                  Too far? <Link href={NEARBY_PATH}>See our facilities by distance</Link>
                </PageBody.Note>
                {updated && <PageBody.Note>Last updated {updated}</PageBody.Note>}
                <RelatedPages pages={lists.related} topics={lists.topics} />
              </div>
            </PageSection.Columns>
          )}
        </PageBody.Root>
      </article>
      {!isProtected && (
        <PageSection.Root as="div" data-tone="soft">
          <Island
            name="FacilityQuestion"
            when="visible"
            of={FacilityQuestion}
            props={{ slug: facilitySlug(card.url), name: card.name }}
          />
        </PageSection.Root>
      )}
      <CallToAction />
    </main>
  );
}
