import { globalId } from '../store/ids';
import { archiveOf, postType } from '../fields/declared';
import type { RequestContext } from './context';
import { listPosts, type PostArgs } from './lists';
import { FRONT_PAGE_TEMPLATES } from './templates';

/** A post type: the node of a list of posts, such as the blog and type archives. */
export function contentTypeModel(name: string, context: RequestContext) {
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
