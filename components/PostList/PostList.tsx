import { Pagination, type PagingView } from '../Pagination/Pagination';
import { PostCard, type PostCardView } from '../PostCard/PostCard';
import { Section } from '../Section/Section';

interface PostListProps {
  posts: PostCardView[];
  /** The headings' level. */
  level?: 2 | 3;
  /** The page's own list, which is marked as such in structured data. */
  isArchive?: boolean;
  /** The list is at the page's top, so its first picture is above the fold. */
  leads?: boolean;
}

/** A list of articles. */
export function PostList({ posts, level = 2, isArchive, leads }: PostListProps) {
  // After one article without a picture it is still above the fold.
  const first = leads ? posts.slice(0, 2).findIndex(({ picture }) => picture !== null) : -1;
  return (
    <ul className="plain-list">
      {posts.map((post, index) => (
        <li key={post.id} data-post={isArchive ? post.url : undefined}>
          <PostCard post={post} level={level} isFirst={index === first} />
        </li>
      ))}
    </ul>
  );
}

interface ArticlesSectionProps {
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
