import { isUnset, valuesIn } from '../../fields/field';
import { bylineOf } from '../../front/bylines';
import type { Store } from '../../store/store';
import type { PostEntity, TermEntity } from '../../store/types';

/** A post's visible data at one moment: one side of a comparison. */
export interface PostState {
  post: PostEntity;
  /** Null for a type without addresses. */
  uri: string | null;
  parentUri: string | null;
  /** Data that decides its position in lists. */
  place: string;
  /** What links to it show, beside its address; and what else lists show. */
  name: string;
  card: string;
  /** What decides whether and where lists name it. */
  listed: string;
  listKey: string;
  archives: readonly string[];
  /** Role and path of each profile that lists it: `written /contributors/jane-doe/`. */
  profiles: readonly string[];
}

const isSeen = ({ status, type }: PostEntity) =>
  status === 'publish' || (type === 'attachment' && status === 'inherit');

/** The front page's address is the site's, whatever its slug. */
const uriOf = (post: PostEntity, store: Store): string | null => (store.frontPage?.id === post.id ? '/' : post.path);

/** Null for what readers do not see. */
export function stateOf(id: number, store: Store): PostState | null {
  const post = store.post(id);
  if (!post || !isSeen(post)) return null;
  const terms = post.termIds.flatMap((term) => store.term(term) ?? []);
  const parent = store.post(post.parentId);
  return {
    post,
    uri: uriOf(post, store),
    parentUri: parent && uriOf(parent, store),
    place: JSON.stringify([post.date, post.menuOrder, Boolean(post.password), isNoindex(post)]),
    name: JSON.stringify([post.title, post.slug]),
    card: cardOf(post, terms),
    listed: JSON.stringify([post.password, isNoindex(post), valuesIn(post.values.pageSettings).segment]),
    listKey: `list:${post.type === 'attachment' ? 'mediaitem' : post.type}`,
    profiles: bylineOf(post).flatMap(([person, role]) => {
      const profile = store.post(person);
      return profile?.path ? [`${role} ${profile.path}`] : [];
    }),
    archives: [...terms.flatMap((term) => withAbove(term, store)), ...archivesOf(post, store)],
  };
}

/** The site's lists have no noindex post. */
const isNoindex = ({ values }: PostEntity): boolean => !isUnset(valuesIn(values.seo).noindex);

/** Types of which lists show no custom field. */
const WITHOUT_FIELDS: ReadonlySet<string> = new Set(['post', 'page', 'attachment']);

function cardOf({ type, date, menuOrder, values, media }: PostEntity, terms: TermEntity[]): string {
  const categories = terms.filter(({ taxonomy }) => taxonomy === 'category').map(({ id }) => id);
  return JSON.stringify([
    date,
    WITHOUT_FIELDS.has(type) ? 0 : menuOrder,
    categories,
    WITHOUT_FIELDS.has(type) ? values.featuredImage : values,
    media?.source,
  ]);
}

/** Returns the addresses of a term and of those above it. */
function withAbove({ path, parentId }: TermEntity, store: Store): string[] {
  const parent = store.term(parentId);
  return parent ? [path, ...withAbove(parent, store)] : [path];
}

/** Where the latest posts are. */
export const homeOf = (store: Store): string => store.postsPage?.path ?? '/';

function archivesOf({ type, authorSlug, date }: PostEntity, store: Store): string[] {
  if (type === 'facility') return ['/facilities/'];
  if (type !== 'post') return [];
  const [year, month, day] = date.slice(0, 10).split('-');
  return [homeOf(store), `/author/${authorSlug}/`, `/${year}/`, `/${year}/${month}/`, `/${year}/${month}/${day}/`];
}

/** Returns the paths of a post's visible children, by id. */
export function urisBelow(id: number, store: Store): Map<number, string | null> {
  const found = new Map<number, string | null>();
  const above = [id];
  for (let parent = above.pop(); parent !== undefined; parent = above.pop()) {
    for (const child of store.children(parent)) {
      if (found.has(child.id)) continue;
      found.set(child.id, isSeen(child) ? uriOf(child, store) : null);
      above.push(child.id);
    }
  }
  return found;
}
