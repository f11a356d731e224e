import { CallToAction } from '@/components/CallToAction/CallToAction';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import { PostList } from '@/components/PostList/PostList';
import type { ViewProps } from '../view';
import type { ListingView } from './listing';

/** Lists of articles: the posts page, archives, terms, authors. */
export default function ListingPage({ template, view: { eyebrow, title, description, trail, posts } }: ViewProps<ListingView>) {
  return (
    <main data-template={template}>
      <TitleBlock trail={trail} eyebrow={eyebrow} title={title} intro={description} />
      <section className="page-section" data-tone="close">
        {posts.length > 0 ? <PostList posts={posts} /> : <p>Nothing has been published here yet.</p>}
      </section>
      <CallToAction />
    </main>
  );
}
