import { CALLBACK_ID } from '@footbridge/shared/forms/place';
import { Byline } from '@/components/Byline/Byline';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { Hero } from '@/components/Hero/Hero';
import { PartLinks } from '@/components/PartLinks/PartLinks';
import { Prose } from '@/components/Prose/Prose';
import { Protected } from '@/components/Protected/Protected';
import { Rating, type RatingView } from '@/components/Rating/Rating';
import { Island } from '@/components/Island/Island';
import { CallbackForm } from '@/components/LeadForm/LeadForm.island';
import * as S from './landing-page.styles';
import type { ArticleView } from '../shared/ArticlePage';
import type { ViewProps } from '../shared/define-template';

export interface LandingPageView extends Pick<
  ArticleView,
  'title' | 'titleHtml' | 'picture' | 'html' | 'parts' | 'byline' | 'isProtected'
> {
  /** The text's first sentence, under the headline; empty on later parts. */
  sentence: string;
  rating: RatingView | null;
}

/** A landing page: hero with the number, text in sections, the number again. */
export function LandingPage({ template, view }: ViewProps<LandingPageView>) {
  const { html, parts, rating, byline, isProtected } = view;
  return (
    <main data-template={template}>
      <Hero {...view} callOnly />
      <S.Root>
        {rating && (
          <S.Rating>
            <Rating {...rating} />
          </S.Rating>
        )}
        {isProtected ? <Protected /> : <Prose html={html} formAt={parts ? undefined : `#${CALLBACK_ID}`} />}
        {parts && <PartLinks {...parts} />}
        {!isProtected && !parts && <Island name="CallbackForm" when="visible" of={CallbackForm} props={{}} />}
        <Byline {...byline} />
      </S.Root>
      <CallToAction callOnly />
    </main>
  );
}
