import { PostCard, type PostCardView } from '../PostCard/PostCard';

/** Articles one below the other. `level` is their headings' place in the page's order. */
export function PostList({ posts, level = 2 }: { posts: PostCardView[]; level?: 2 | 3 }) {
  return (
    <ul className="plain-list">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} level={level} />
        </li>
      ))}
    </ul>
  );
}
