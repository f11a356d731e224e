import styled from 'styled-components';
import { CALLBACK_ID } from '@footbridge/shared/forms/names';
import { Byline } from '@/components/Byline/Byline';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { Hero } from '@/components/Hero/Hero';
import { PartLinks } from '@/components/PartLinks/PartLinks';
import { Prose } from '@/components/Prose/Prose';
import { Protected } from '@/components/Protected/Protected';
import { Rating, type RatingView } from '@/components/Rating/Rating';
import { Island } from '@/components/Island/Island';
import { CallbackForm } from '@/components/LeadForm/LeadForm.island';
import * as StepForm from '@/components/LeadForm/StepForm/StepForm.styles';
import * as PageBody from '@/components/PageBody/PageBody.styles';
import type { ArticleView } from '../shared/ArticlePage';
import type { ViewProps } from '../shared/define-template';

/** A centered column. Each h2 starts a section. */
const Root = styled(PageBody.Root)`
  padding-top: var(--space-8);
  > * {
    max-width: 44rem;
    margin-inline: auto;
  }
  .prose > * {
    max-width: none;
  }
  .prose > h2 {
    margin-top: var(--space-8);
    padding-top: var(--space-7);
    border-top: 1px solid var(--color-line);
  }
  .prose > h2:first-of-type {
    margin-top: var(--space-7);
  }
  /* Not a child, because the island's element is between. */
  ${StepForm.Frame} {
    max-width: 44rem;
    margin: var(--space-8) auto 0;
  }
  .byline {
    margin: var(--space-8) auto 0;
  }
  .byline-people {
    flex-direction: row;
    align-items: center;
  }
`;

const RatingLine = styled.p`
  margin-bottom: var(--space-6);
`;

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
      <Root>
        {rating && (
          <RatingLine>
            <Rating {...rating} />
          </RatingLine>
        )}
        {isProtected ? <Protected /> : <Prose html={html} formAt={parts ? undefined : `#${CALLBACK_ID}`} />}
        {parts && <PartLinks {...parts} />}
        {!isProtected && !parts && <Island name="CallbackForm" when="visible" of={CallbackForm} props={{}} />}
        <Byline {...byline} />
      </Root>
      <CallToAction callOnly />
    </main>
  );
}
