import type { ReactNode } from 'react';
import type { Heading, ImageView } from '@footbridge/bridge/wordpress/types';
import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';
import { Byline, type BylineView } from '@/components/Byline/Byline';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { Comments, type CommentsView } from '@/components/Comments/Comments';
import { PartLinks, type PartView } from '@/components/PartLinks/PartLinks';
import { Picture } from '@/components/Picture/Picture';
import { Prose } from '@/components/Prose/Prose';
import { Protected } from '@/components/Protected/Protected';
import { RelatedPages } from '@/components/RelatedPages/RelatedPages';
import { CrisisCalls } from '@/components/CrisisCalls/CrisisCalls';
import { TableOfContents } from '@/components/TableOfContents/TableOfContents';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import * as S from '@/components/PageBody/PageBody.styles';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import type { ViewProps } from './define-template';
import { distinctLinks } from './distinct-links';
import { splitFirstParagraph } from './split-content';

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
  /** h2 headings of a long page; empty on short ones. */
  contents: Heading[];
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

/**
 * An article: pages, posts and other texts. It begins with its first paragraph; picture and table of contents come beside or below
 * it. A page for people in a crisis begins with the numbers to call, without picture and contents.
 */
export function ArticlePage({ template, view, heading, first, formAt, callOnly, children }: ArticlePageProps) {
  const { title, titleHtml, trail, byline, picture, html, parts, contents, comments, isProtected, isCrisis, isWide } =
    view;
  const { below, related, topics } = distinctLinks(view);
  const [opening, rest] = picture && !isCrisis ? splitFirstParagraph(html) : ['', html];
  const credits = <Byline {...byline} />;
  return (
    <main data-template={template}>
      <article>
        <TitleBlock trail={trail} title={title} titleHtml={titleHtml}>
          {isCrisis && <CrisisCalls />}
          {heading}
        </TitleBlock>
        {first}
        <S.Root data-wide={isWide || undefined}>
          <PageSection.Columns data-lead={isWide || isCrisis ? 'none' : 'narrow'}>
            {!isCrisis && (
              <S.Beside>
                {credits}
                {contents.length > 0 && <TableOfContents headings={contents} />}
              </S.Beside>
            )}
            <div>
              <Prose html={opening} formAt={formAt} />
              {picture && !isCrisis && (
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
                id="below"
                pages={below}
                title={below.length < view.below.length ? 'More in this section' : 'In this section'}
              />
              <RelatedPages pages={related} topics={topics} />
              {comments && <Comments {...comments} />}
            </div>
          </PageSection.Columns>
        </S.Root>
      </article>
      {children}
      <CallToAction callOnly={callOnly} />
    </main>
  );
}
