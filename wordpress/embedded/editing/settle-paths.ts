import type { PostEntity } from '../store/types';

const BASES = { post: '/', facility: '/facilities/', contributor: '/contributors/' } as const;

/**
 * Returns posts with the paths that their slugs and parents imply, where those differ from the content's, including
 * children of a moved page and pictures attached to a moved post.
 */
export function settlePaths(posts: readonly PostEntity[], before: (id: number) => PostEntity | null): PostEntity[] {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const settled = new Map<number, string | null>();

  function pathOf(post: PostEntity): string | null {
    const known = settled.get(post.id);
    if (known !== undefined) return known;
    // Pages that are each other's parents are refused when saved; a hand-written file stops here, too.
    settled.set(post.id, post.path);
    const path = newPath(post);
    settled.set(post.id, path);
    return path;
  }

  function newPath(post: PostEntity): string | null {
    const { type, slug, parentId } = post;
    const was = before(post.id);
    // The front page's slug is no part of its address.
    if (type === 'review' || was?.path === '/') return post.path;
    if (type === 'post' || type === 'facility' || type === 'contributor') {
      return was?.slug === slug ? was.path : slug === '' ? null : `${BASES[type]}${slug}/`;
    }
    const parent = byId.get(parentId);
    const above = parent ? pathOf(parent) : null;
    const isWhereItWas = was !== null && was.parentId === parentId && above === (before(parentId)?.path ?? null);
    if (was && isWhereItWas && was.slug === slug) return was.path;
    if (slug === '') return null;
    return isWhereItWas ? `${folderOf(was.path)}${slug}/` : `${above ?? '/'}${slug}/`;
  }

  return posts.map((post) => {
    const path = pathOf(post);
    return path === post.path ? post : { ...post, path };
  });
}

/** `/about/team/` → `/about/` */
const folderOf = (path: string | null): string => path?.replace(/(?<![^/])[^/]+\/$/, '') ?? '/';
