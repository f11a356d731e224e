import type { ReactNode } from 'react';
import { Byline } from '@/components/Byline/Byline';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { Comments } from '@/components/Comments/Comments';
import { PartLinks } from '@/components/PartLinks/PartLinks';
import { Picture } from '@/components/Picture/Picture';
import { Prose } from '@/components/Prose/Prose';
import { Protected } from '@/components/Protected/Protected';
import { RelatedPages } from '@/components/RelatedPages/RelatedPages';
import { TableOfContents } from '@/components/TableOfContents/TableOfContents';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import * as S from '@/components/PageBody/PageBody.styles';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import type { ViewProps } from '../view';
import type { ArticleView } from './article';

interface ArticlePageProps extends ViewProps<ArticleView> {
  /** Under the title. */
  heading?: ReactNode;
  /** Between title and text. */
  first?: ReactNode;
  /** Without "Check your insurance". */
  callOnly?: boolean;
  /** Between the text and the call to action. */
  children?: ReactNode;
}

/** An article: pages, posts and other texts. */
export function ArticlePage({ template, view, heading, first, callOnly, children }: ArticlePageProps) {
  const {
    title,
    titleHtml,
    trail,
    byline,
    picture,
    html,
    parts,
    contents,
    below,
    related,
    topics,
    comments,
    isProtected,
    isWide,
  } = view;
  return (
    <main data-template={template}>
      <article>
        <TitleBlock trail={trail} title={title} titleHtml={titleHtml}>
          {heading}
        </TitleBlock>
        {first}
        <S.Root data-wide={isWide || undefined}>
          {picture && (
            <S.Picture>
              <Picture image={picture} sizes="(min-width: 1280px) 1200px, 100vw" priority />
            </S.Picture>
          )}
          <PageSection.Columns data-lead={isWide ? 'none' : 'narrow'}>
            <div>
              <Byline {...byline} />
              {contents.length > 0 && <TableOfContents headings={contents} />}
            </div>
            <div>
              {isProtected ? <Protected /> : <Prose html={html} />}
              {parts && <PartLinks {...parts} />}
              <RelatedPages id="below" pages={below} title="In this section" />
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
