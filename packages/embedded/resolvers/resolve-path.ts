import { archiveOf, POST_TYPES, TAXONOMIES } from '../fields/declared';
import type { Store } from '../store/store';
import type { CommentEntity, PostEntity, TermEntity, UserEntity } from '../store/types';

export type Found =
  | { kind: 'post'; post: PostEntity }
  | { kind: 'term'; term: TermEntity }
  | { kind: 'user'; user: UserEntity }
  | { kind: 'comment'; comment: CommentEntity }
  | { kind: 'list'; type: string };

/** Query variables that WordPress understands and nodeByUri then finds nothing for. */
const LOST = /[?&](?:p|page_id|attachment_id|s|post_type|name|pagename|cat|tag|author|year|m|feed|paged)=/;

/** Endings that name a view of the same thing: pages of a list or an article, feeds, embeds, trackbacks. */
const VIEW =
  /(?<=.)(?:\/page\/\d+|\/feed(?:\/(?:feed|rdf|rss|rss2|atom))?|\/embed|\/trackback|\/comment-page-\d+|\/\d+)$/;

/**
 * What nodeByUri finds, as recorded: page views of an article find the article, short category paths work, case
 * counts, date archives, searches and `?p=` find nothing; a foreign host or a doubled slash finds an unrelated post.
 */
export function resolveUri(uri: string, store: Store): Found | null {
  if (uri === '') return null;
  const absolute = /^(?:https?:)?\/\/([^/?#]*)(.*)$/s.exec(uri);
  if (!absolute) return resolvePath(uri, store);
  const [, host, rest = ''] = absolute;
  const own = [store.data.urls.wordpress, store.data.urls.frontend].some((url) => new URL(url).host === host);
  if (own) return resolvePath(rest || '/', store);
  const first =
    store.postsOfType('post').find(({ sticky, status }) => sticky && status === 'publish') ??
    store.postsOfType('post')[0];
  return first ? { kind: 'post', post: first } : null;
}

export function resolvePath(uri: string, store: Store): Found | null {
  const [beforeHash = '', fragment] = uri.split('#');
  const comment = /^comment-(\d+)$/.exec(fragment ?? '');
  if (comment) {
    const found = store.data.comments.find(({ id }) => id === Number(comment[1]));
    if (found) return { kind: 'comment', comment: found };
  }
  const [path = '', query] = beforeHash.split('?');
  if (query !== undefined && LOST.test(`?${query}`)) return null;
  // No decoding: WordPress compares what is written, so %61bout is not about.
  const clean = path.replace(/^\/|\/$/g, '');
  if (clean === '' || clean === 'index.php') return frontPage(store);
  return atSegments(clean, store);
}

function frontPage(store: Store): Found | null {
  if (store.frontPage) return { kind: 'post', post: store.frontPage };
  return store.data.settings.showOnFront === 'posts' ? { kind: 'list', type: 'post' } : null;
}

function atSegments(clean: string, store: Store): Found | null {
  if (/^\d{4}(?:\/\d{1,2}){0,2}$/.test(clean)) return null;
  const exact = atExact(clean, store);
  if (exact) return exact;
  const shorter = clean.replace(VIEW, '');
  return shorter === clean ? null : atExact(shorter, store);
}

function atExact(clean: string, store: Store): Found | null {
  const [base = '', ...rest] = clean.split('/');
  const last = rest.at(-1) ?? '';
  const taxonomy = Object.keys(TAXONOMIES).find((name) => clean.startsWith(`${TAXONOMIES[name]?.slug ?? ''}/`));
  if (taxonomy) {
    const term = store.termIn(taxonomy, taxonomy === 'post_format' ? `post-format-${last}` : last);
    if (term) return { kind: 'term', term };
  }
  if (base === 'author' && rest.length === 1) {
    const user = store.user(last);
    return user ? { kind: 'user', user } : null;
  }
  const archived = Object.keys(POST_TYPES).find((type) => archiveOf(type) === `/${clean}/`);
  if (archived) return { kind: 'list', type: archived };
  // A post is found by its escaped slug, too; pages and terms only by the decoded one (tested on a real WordPress).
  const post = store.postAt(`/${clean}/`) ?? (rest.length === 0 ? escapedPost(clean, store) : null);
  // A front page or posts page is also found by its own slug.
  if (!post) return store.frontPage?.slug === clean ? { kind: 'post', post: store.frontPage } : null;
  return post.id === store.postsPage?.id ? { kind: 'list', type: 'post' } : { kind: 'post', post };
}

function escapedPost(slug: string, store: Store): PostEntity | null {
  if (!/%[89a-f][0-9a-f]/i.test(slug)) return null;
  try {
    return store.postBySlug('post', decodeURIComponent(slug));
  } catch {
    return null;
  }
}
