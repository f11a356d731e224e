import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import { PostList } from '@/components/PostList/PostList';
import { Prose } from '@/components/Prose/Prose';
import type { ViewProps } from '../view';
import type { PlainView } from './transform';

export default function IndexView({ template, view: { title, html, posts } }: ViewProps<PlainView>) {
  return (
    <main data-template={template}>
      <TitleBlock trail={[]} title={title} />
      <div className="page-body">
        <Prose html={html} />
        {posts.length > 0 && <PostList posts={posts} />}
      </div>
    </main>
  );
}
