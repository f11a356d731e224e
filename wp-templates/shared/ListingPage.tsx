import { CallToAction } from '@/components/CallToAction/CallToAction';
import { Pagination, type PagingView } from '@/components/Pagination/Pagination';
import { PostList } from '@/components/PostList/PostList';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';
import type { PostCardView } from '@/components/PostCard/PostCard';
import type { ViewProps } from './define-template';
import { Places } from './Places';
import * as PageSection from '@/components/PageSection/PageSection.styles';

export interface ListingView {
  /** What kind of list: "Topic", "Articles by"; may be empty. */
  eyebrow: string;
  title: string;
  /** The title as sanitized HTML if it has markup, else empty. */
  titleHtml: string;
  description: string;
  trail: LinkView[];
  /** In WordPress's order. */
  posts: PostCardView[];
  paging: PagingView;
}

/** Replaces an empty list: links to go on. */
export function EmptyList() {
  return (
    <div className="prose">
      <p>Nothing has been published here yet.</p>
      <Places />
    </div>
  );
}

/** A list of articles: posts page, archives, terms, dates, authors. Only the first page has the description. */
export function ListingPage({
  template,
  view: { eyebrow, title, titleHtml, description, trail, posts, paging },
}: ViewProps<ListingView>) {
  const intro = paging.page > 1 ? `Page ${paging.page} of ${paging.pages}` : description;
  return (
    <main data-template={template}>
      <TitleBlock trail={trail} eyebrow={eyebrow} title={title} titleHtml={titleHtml} intro={intro} />
      <PageSection.Root data-tone="close">
        {posts.length > 0 ? <PostList posts={posts} isArchive leads /> : <EmptyList />}
        <Pagination {...paging} />
      </PageSection.Root>
      <CallToAction />
    </main>
  );
}
