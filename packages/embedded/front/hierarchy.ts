import { archiveOf } from '../fields/declared';
import { TEMPLATES, TERM_TEMPLATES } from '../resolvers/templates';
import type { Store } from '../store/store';
import type { PostEntity } from '../store/types';
import { escaped } from './links';
import type { MainQuery } from './main-query';

/** Decoded before stored, as WordPress looks them up. */
const bySlug = (prefix: string, slug: string): string[] => [`${prefix}-${slug}`, `${prefix}-${escaped(slug)}`];

/** Every uploaded picture of the embedded content. */
const OF_JPEG = ['image-jpeg', 'jpeg', 'image', 'attachment'];

function ofPost(post: PostEntity, { isPage }: MainQuery): string[] {
  const template = post.template ? TEMPLATES[post.template] : undefined;
  const chosen = template ? [template.file] : [];
  const own = isPage
    ? [...bySlug('page', post.slug), `page-${post.id}`, 'page']
    : [...bySlug(`single-${post.type}`, post.slug), `single-${post.type}`, 'single'];
  return [...(post.type === 'attachment' ? OF_JPEG : []), ...chosen, ...own, 'singular'];
}

function ofTerms({ terms }: MainQuery, taxonomies: 'built-in' | 'other'): string[] {
  const [term] = terms;
  if (!term) return [];
  const { taxonomy, slug, id } = term;
  const kind = TERM_TEMPLATES[taxonomy] ?? null;
  if ((kind !== null) !== (taxonomies === 'built-in')) return [];
  return kind
    ? [...bySlug(kind, slug), `${kind}-${id}`, kind]
    : [...bySlug(`taxonomy-${taxonomy}`, slug), `taxonomy-${taxonomy}`, 'taxonomy'];
}

/** A post format is the one taxonomy whose request names the post type. */
function ofArchive(query: MainQuery): string[] {
  const type = query.terms.some(({ taxonomy }) => taxonomy === 'post_format') ? 'post' : query.type;
  return type ? [`archive-${type}`, 'archive'] : ['archive'];
}

export const isArchive = ({ terms, user, date, type }: MainQuery): boolean =>
  terms.length > 0 || user !== null || date !== null || archiveOf(type) !== null;

/** Returns the template hierarchy's candidates, as wp-includes/template-loader.php looks them up. */
export function templatesOf(query: MainQuery, store: Store): string[] {
  const { is404, isSearch, isHome, isSingular, post, type, user, date } = query;
  if (query.vars.feed) return [];
  if (is404) return ['404', 'index'];
  const isFront = isFrontPage(query, store);
  const all = [
    ...(query.vars.embed && post ? [`embed-${post.type}`, 'embed'] : []),
    ...(isSearch ? ['search'] : []),
    ...(isFront ? ['front-page'] : []),
    ...(isHome ? ['home'] : []),
    ...(post?.role === 'privacyPage' ? ['privacy-policy'] : []),
    ...(archiveOf(type) === null ? [] : ofArchive(query)),
    ...ofTerms(query, 'other'),
    ...(isSingular && post ? ofPost(post, query) : []),
    ...ofTerms(query, 'built-in'),
    ...(user ? [...bySlug('author', user.slug), `author-${user.id}`, 'author'] : []),
    ...(date ? ['date'] : []),
    ...(isArchive(query) ? ofArchive(query) : []),
    'index',
  ];
  return [...new Set(all)];
}

export const isFrontPage = ({ isHome, post }: MainQuery, store: Store): boolean =>
  store.data.settings.showOnFront === 'posts' ? isHome : post !== null && post === store.frontPage;

export function conditionalsOf(query: MainQuery, store: Store): string[] {
  const { is404, isSearch, isHome, isSingular, isPage, post, type, user, date, page, terms, vars } = query;
  if (is404) return ['is_404', ...(vars.feed ? ['is_feed'] : [])];
  const has = (name: string) => terms.some(({ taxonomy }) => taxonomy === name);
  const isText = isSingular && post !== null;
  const tags = {
    is_front_page: isFrontPage(query, store),
    is_home: isHome,
    is_page: isText && isPage,
    is_single: isText && !isPage,
    is_singular: isText,
    is_attachment: isText && post.type === 'attachment',
    is_archive: isArchive(query),
    is_post_type_archive: archiveOf(type) !== null,
    is_category: has('category'),
    is_tag: has('post_tag'),
    is_tax: terms.some(({ taxonomy }) => TERM_TEMPLATES[taxonomy] === undefined),
    is_author: user !== null,
    is_date: date !== null,
    is_year: date !== null && !date.month,
    is_month: date !== null && Boolean(date.month) && !date.day,
    is_day: date !== null && Boolean(date.day),
    is_search: isSearch,
    is_paged: page > 1,
    is_feed: Boolean(vars.feed),
    is_embed: Boolean(vars.embed),
  };
  return Object.entries(tags).flatMap(([name, isTrue]) => (isTrue ? [name] : []));
}
