import { globalId } from '../store/ids';
import { archiveOf, postType } from '../fields/declared';
import type { PageArgs } from './connection';
import type { ContentWhere } from './content-filters';
import { listPosts } from './content-lists';
import type { RequestContext } from './context';
import { FRONT_PAGE_TEMPLATES } from './templates';

/** A post type: the node of a list of posts, such as the blog and type archives. */
export class ContentTypeModel {
  readonly __typename = 'ContentType';
  readonly isContentNode = false;
  readonly isTermNode = false;
  readonly isRestricted = false;

  constructor(
    readonly name: string,
    private readonly context: RequestContext,
  ) {}

  get id() {
    return globalId('post_type', this.name);
  }
  get label() {
    return postType(this.name).labels.plural;
  }
  get graphqlSingleName() {
    return postType(this.name).graphql.single;
  }
  /** The list's own address; with a static front page and no posts page, posts have none. */
  get uri() {
    if (this.name !== 'post') return archiveOf(this.name);
    return this.latestPostsOnFront ? '/' : (this.context.store.postsPage?.path ?? null);
  }
  get isFrontPage() {
    return this.name === 'post' && this.latestPostsOnFront;
  }
  get isPostsPage() {
    return this.name === 'post' && (this.latestPostsOnFront || this.context.store.postsPage !== null);
  }
  /** Wrong on purpose: WPGraphQL treats the posts page as a page and a type archive as the front page. */
  get templates() {
    return this.isPostsPage && !this.isFrontPage ? ['page', 'singular', 'index'] : FRONT_PAGE_TEMPLATES;
  }
  contentNodes(args: PageArgs & { where?: ContentWhere | null }) {
    return listPosts(this.context.store.postsOfType(this.name), args, this.context);
  }
  private get latestPostsOnFront() {
    return this.context.store.data.settings.showOnFront === 'posts';
  }
}
