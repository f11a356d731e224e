import { PostCard, type PostCardView } from '../PostCard/PostCard';

export interface PostListProps {
  posts: PostCardView[];
  /** The headings' place in the page's order. */
  level?: 2 | 3;
  /** These are the posts that WordPress lists at this address, and so are marked with their own. */
  isArchive?: boolean;
  /** The page begins with them: the first picture is what a reader on a phone sees first. */
  leads?: boolean;
}

/** Articles one below the other. */
export function PostList({ posts, level = 2, isArchive, leads }: PostListProps) {
  // Behind one article without a picture it still is in sight.
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
