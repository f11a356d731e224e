import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { Byline } from '@/components/Byline/Byline';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { PartLinks } from '@/components/PartLinks/PartLinks';
import { Picture } from '@/components/Picture/Picture';
import { Prose } from '@/components/Prose/Prose';
import { Protected } from '@/components/Protected/Protected';
import { RelatedPages } from '@/components/RelatedPages/RelatedPages';
import { TableOfContents } from '@/components/TableOfContents/TableOfContents';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import type { ViewProps } from '../view';
import type { ArticleView } from './article';

/** A chunk of its own: most pages have no comments. */
const Comments = dynamic(async () => (await import('@/components/Comments/Comments')).Comments);

/** An article: pages, posts and whatever else is mostly text. Children stand between the text and the call to action. */
export function ArticlePage({ template, view, children }: ViewProps<ArticleView> & { children?: ReactNode }) {
  const { title, titleHtml, trail, byline, picture, html, parts, contents, related, topics, comments, isProtected, isWide } = view;
  return (
    <main data-template={template}>
      <article>
        <TitleBlock trail={trail} title={title} titleHtml={titleHtml} />
        <div className="page-body" data-wide={isWide || undefined}>
          {picture && (
            <div className="page-body-picture">
              <Picture image={picture} sizes="(min-width: 1280px) 1200px, 100vw" priority />
            </div>
          )}
          <div className="page-section-columns" data-lead={isWide ? 'none' : 'narrow'}>
            <div>
              <Byline {...byline} />
              {contents.length > 0 && <TableOfContents headings={contents} />}
            </div>
            <div>
              {isProtected ? <Protected /> : <Prose html={html} />}
              {parts && <PartLinks {...parts} />}
              <RelatedPages pages={related} topics={topics} />
              {comments && <Comments {...comments} />}
            </div>
          </div>
        </div>
      </article>
      {children}
      <CallToAction />
    </main>
  );
}
