/** The nodes of lists of posts: terms, authors, post types. */
import { archiveOf, POST_TYPES, postType, TAXONOMIES, typeName } from '../fields/declared';
import { escapeHtml } from '../markdown/typography';
import { globalId } from '../store/ids';
import type { TermEntity, UserEntity } from '../store/types';
import { connection, type PageArgs } from './connection';
import type { RequestContext } from './context';
import { listPosts, termConnection, type PostArgs, type TermArgs } from './lists';
import { capabilitiesOf, mayEdit } from './roles';
import { authorTemplates, FRONT_PAGE_TEMPLATES, termTemplates } from './templates';

export function termModel(term: TermEntity, context: RequestContext) {
  const { store, make } = context;
  const { id, taxonomy } = term;
  // Posts that carry the term itself: children's posts are not among them.
  const lists = (TAXONOMIES[taxonomy]?.postTypes ?? []).flatMap((type) => {
    const plural = POST_TYPES[type]?.graphql.plural;
    const posts = () => store.postsWith(id).filter((post) => post.type === type);
    return plural ? [[plural, (args: PostArgs) => listPosts(posts(), args, context)]] : [];
  });
  return {
    ...Object.fromEntries(lists),
    __typename: typeName(taxonomy),
    isTermNode: true,
    isRestricted: false,
    id: globalId('term', id),
    databaseId: id,
    name: term.name,
    slug: term.slug,
    taxonomyName: taxonomy,
    // Stays encoded in WPGraphQL's responses, unlike names and titles.
    description: term.description ? escapeHtml(term.description) : null,
    uri: term.path,
    templates: termTemplates(term),
    ancestors: (args: PageArgs) => {
      const line: TermEntity[] = [];
      for (let above = store.term(term.parentId); above; above = store.term(above.parentId)) line.push(above);
      return line.length > 0 ? connection(line, args, (one) => make('term', one)) : null;
    },
    children: (args: TermArgs) =>
      termConnection(
        store.termsOf(taxonomy).filter(({ parentId }) => parentId === id),
        args,
        context,
      ),
    contentNodes: (args: PostArgs) => listPosts(store.postsWith(id), args, context),
  };
}

export function userModel(user: UserEntity, { viewer }: RequestContext) {
  const { id, slug, role } = user;
  const isOwn = viewer?.id === id || viewer?.role === 'administrator';
  return {
    __typename: 'User',
    isRestricted: !isOwn,
    id: globalId('user', id),
    databaseId: id,
    userId: id,
    name: user.displayName,
    slug,
    uri: `/author/${slug}/`,
    description: user.description || null,
    templates: authorTemplates(user),
    // Only the user and administrators see these.
    username: isOwn ? slug : null,
    capabilities: isOwn ? [...capabilitiesOf(role), role] : null,
    shouldShowFaustToolbar: isOwn && mayEdit(user),
  };
}

export function contentTypeModel({ id: name }: { id: string }, context: RequestContext) {
  const { store } = context;
  const isFrontPage = name === 'post' && store.data.settings.showOnFront === 'posts';
  const isPostsPage = isFrontPage || (name === 'post' && store.postsPage !== null);
  return {
    __typename: 'ContentType',
    isRestricted: false,
    isFrontPage,
    isPostsPage,
    id: globalId('post_type', name),
    name,
    label: postType(name).labels.plural,
    graphqlSingleName: postType(name).graphql.single,
    // The list's own address; with a static front page and no posts page, posts have none.
    uri: isFrontPage ? '/' : name === 'post' ? (store.postsPage?.path ?? null) : archiveOf(name),
    // Wrong on purpose: WPGraphQL treats the posts page as a page and a type archive as the front page.
    templates: isPostsPage && !isFrontPage ? ['page', 'singular', 'index'] : FRONT_PAGE_TEMPLATES,
    contentNodes: (args: PostArgs) => listPosts(store.postsOfType(name), args, context),
  };
}
