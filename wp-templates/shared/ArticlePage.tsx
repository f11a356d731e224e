import type { ReactNode } from 'react';
import type { Heading, ImageView } from '@footbridge/bridge/wordpress/types';
import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';
import { Byline, type BylineView } from '@/components/Byline/Byline';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { Comments, type CommentsView } from '@/components/Comments/Comments';
import { PartLinks, type PartView } from '@/components/PartLinks/PartLinks';
import { Picture } from '@/components/Picture/Picture';
import { PageContext } from '@/components/page-context';
import { blocksOf, splitBands } from '@/components/Prose/bands';
import { Prose } from '@/components/Prose/Prose';
import { Protected } from '@/components/Protected/Protected';
import { RelatedPages } from '@/components/RelatedPages/RelatedPages';
import { CrisisCalls } from '@/components/CrisisCalls/CrisisCalls';
import { TableOfContents } from '@/components/TableOfContents/TableOfContents';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import * as S from '@/components/PageBody/PageBody.styles';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import type { ViewProps } from './define-template';
import { distinctLinks } from './links';
import { splitFirstParagraph } from './prose';

export interface ArticleView {
  title: string;
  /** The title as sanitized HTML; empty without markup. */
  titleHtml: string;
  trail: LinkView[];
  byline: BylineView;
  picture: ImageView | null;
  html: string;
  /** The text's parts; null for a single page. */
  parts: PartView | null;
  /** The text's h2 headings. */
  headings: Heading[];
  /** Child pages, in menu order. */
  below: LinkView[];
  /** Pages with the same topics. */
  related: LinkView[];
  topics: LinkView[];
  /** Null without comments if comments are closed. */
  comments: CommentsView | null;
  /** The page requires a password. */
  isProtected: boolean;
  /** The text begins with 911 or 988: what to do comes first, without picture and contents. */
  isCrisis: boolean;
  isWide: boolean;
}

interface ArticlePageProps extends ViewProps<ArticleView> {
  /** Under the title. */
  heading?: ReactNode;
  /** Between title and text. */
  first?: ReactNode;
  /** Where the page has the callback form beside its text. */
  formAt?: string;
  /** Without "Check your insurance". */
  callOnly?: boolean;
  /** Between the text and the call to action. */
  children?: ReactNode;
}

/** Sections from which a page has a table of contents. */
const MIN_HEADINGS_FOR_CONTENTS = 4;

/**
 * An article: pages, posts and other texts. It begins with its first paragraph; picture and table of contents come beside or below
 * it. A page for people in a crisis begins with the numbers to call, without picture and contents. Blocks of full width at the
 * text's beginning and end are bands across the page; what the text has as a block is not repeated.
 */
export function ArticlePage({ template, view, heading, first, formAt, callOnly, children }: ArticlePageProps) {
  const { title, titleHtml, trail, byline, html, parts, headings, comments, isProtected, isCrisis, isWide } = view;
  const { before, text, after } = splitBands(html);
  const blocks = new Set(blocksOf(html).map(({ name }) => name));
  const hasHero = blocks.has('footbridge/hero');
  const picture = isCrisis || hasHero ? null : view.picture;
  const { below, related, topics } = distinctLinks(view);
  const [opening, rest] = picture ? splitFirstParagraph(text) : ['', text];
  const credits = !blocks.has('footbridge/byline') && <Byline {...byline} />;
  const hasContents =
    headings.length >= MIN_HEADINGS_FOR_CONTENTS && !isCrisis && !blocks.has('footbridge/table-of-contents');
  return (
    <PageContext value={{ rating: null, ...view, related, topics }}>
      <main data-template={template}>
        <article>
          {!hasHero && (
            <TitleBlock trail={trail} title={title} titleHtml={titleHtml}>
              {isCrisis && <CrisisCalls />}
              {heading}
            </TitleBlock>
          )}
          {first}
          <Prose html={before} formAt={formAt} isBands />
          {(!hasHero || text || comments) && (
            <S.Root data-wide={isWide || undefined}>
              <PageSection.Columns data-lead={isWide || isCrisis ? 'none' : 'narrow'}>
                {!isCrisis && (
                  <S.Beside>
                    {credits}
                    {hasContents && <TableOfContents headings={headings} />}
                  </S.Beside>
                )}
                <div>
                  <Prose html={opening} formAt={formAt} />
                  {picture && (
                    <S.Picture>
                      <Picture
                        image={picture}
                        sizes={isWide ? '(min-width: 1280px) 1200px, 100vw' : '(min-width: 1280px) 864px, 100vw'}
                        priority
                      />
                    </S.Picture>
                  )}
                  {isProtected ? <Protected /> : <Prose html={rest} formAt={formAt} />}
                  {isCrisis && credits}
                  {parts && <PartLinks {...parts} />}
                  <RelatedPages
                    pages={below}
                    title={below.length < view.below.length ? 'More in this section' : 'In this section'}
                  />
                  {!blocks.has('footbridge/related-pages') && <RelatedPages pages={related} topics={topics} />}
                  {comments && <Comments {...comments} />}
                </div>
              </PageSection.Columns>
            </S.Root>
          )}
        </article>
        {children}
        <Prose html={after} formAt={formAt} isBands />
        {!blocks.has('footbridge/call-to-action') && <CallToAction callOnly={callOnly} />}
      </main>
    </PageContext>
  );
}
