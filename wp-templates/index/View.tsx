import { Pagination } from '@/components/Pagination/Pagination';
import { PostList } from '@/components/PostList/PostList';
import { Prose } from '@/components/Prose/Prose';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import * as PageBody from '@/components/PageBody/PageBody.styles';
import type { ViewProps } from '../view';
import type { PlainView } from './transform';

export default function IndexView({ template, view: { title, html, posts, paging } }: ViewProps<PlainView>) {
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
