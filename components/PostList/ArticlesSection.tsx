import { Pagination, type PagingView } from '../Pagination/Pagination';
import type { PostCardView } from '../PostCard/PostCard';
import { Section } from '../Section/Section';
import { PostList } from './PostList';

export interface ArticlesSectionProps {
  heading: string;
  posts: PostCardView[];
  /** Of the page's own list; null for a selection. */
  paging?: PagingView | null;
}

/** Articles under a heading. */
export function ArticlesSection({ heading, posts, paging = null }: ArticlesSectionProps) {
  return (
    <Section title={heading} tone="close">
      <PostList posts={posts} level={3} isArchive={paging !== null} />
      {paging && <Pagination {...paging} />}
    </Section>
  );
}
