import { Pagination, type PagingView } from '@/components/Pagination/Pagination';
import { PostList } from '@/components/PostList/PostList';
import { Prose } from '@/components/Prose/Prose';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import * as PageBody from '@/components/PageBody/PageBody.styles';
import type { PostCardView } from '@/components/PostCard/PostCard';
import type { ViewProps } from '../shared/define-template';

export interface PlainView {
  title: string;
  html: string;
  posts: PostCardView[];
  paging: PagingView;
}

export function IndexPage({ template, view: { title, html, posts, paging } }: ViewProps<PlainView>) {
  return (
    <main data-template={template}>
      <TitleBlock trail={[]} title={title} />
      <PageBody.Root>
        <Prose html={html} />
        {posts.length > 0 && <PostList posts={posts} isArchive />}
        <Pagination {...paging} />
      </PageBody.Root>
    </main>
  );
}
