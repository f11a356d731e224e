import { decode } from '@footbridge/shared/decode';
import { baseOf } from '../fields/declared';
import { OWN_TYPES, pathVars, TERM_VARIABLES, type Vars } from '../front/request';
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
  return namedBy(pathVars(clean, store), store);
}

function frontPage(store: Store): Found | null {
  if (store.frontPage) return { kind: 'post', post: store.frontPage };
  return store.data.settings.showOnFront === 'posts' ? { kind: 'list', type: 'post' } : null;
}

/** Returns what the variables of a path name, whatever part or view of it they ask for. */
function namedBy(vars: Vars, store: Store): Found | null {
  for (const [variable, taxonomy] of Object.entries(TERM_VARIABLES)) {
    const slug = vars[variable]?.split('/').at(-1);
    const term = slug && store.termIn(taxonomy, taxonomy === 'post_format' ? `post-format-${slug}` : slug);
    if (term) return { kind: 'term', term };
  }
  if (vars.author_name) {
    const user = store.user(vars.author_name);
    return user && { kind: 'user', user };
  }
  if (vars.post_type) return { kind: 'list', type: vars.post_type };
  const own = OWN_TYPES.find((type) => vars[type]);
  const name = own ? `${baseOf(own)?.slice(1)}${vars[own]}` : (vars.pagename ?? vars.name);
  if (!name) return null;
  // A post is found by its escaped slug, too; pages and terms only by the decoded one (tested on a real WordPress).
  const post = store.postAt(`/${name}/`) ?? escapedPost(name, store);
  // A front page or posts page is also found by its own slug.
  if (!post) return store.frontPage?.slug === name ? frontPage(store) : null;
  return post.id === store.postsPage?.id ? { kind: 'list', type: 'post' } : { kind: 'post', post };
}

function escapedPost(slug: string, store: Store): PostEntity | null {
  return /%[89a-f][0-9a-f]/i.test(slug) ? store.postBySlug('post', decode(slug, slug)) : null;
}
