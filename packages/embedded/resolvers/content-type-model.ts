import { globalId } from '../store/ids';
import type { PostType } from '../store/types';
import type { PageArgs } from './connection';
import type { ContentWhere } from './content-filters';
import { listPosts } from './content-lists';
import type { RequestContext } from './context';
import { FRONT_PAGE_TEMPLATES } from './templates';

interface TypeFacts {
  label: string;
  single: string;
  plural: string;
}

export const CONTENT_TYPES: Record<PostType, TypeFacts> = {
  post: { label: 'Posts', single: 'post', plural: 'posts' },
  page: { label: 'Pages', single: 'page', plural: 'pages' },
  attachment: { label: 'Media', single: 'mediaItem', plural: 'mediaItems' },
  facility: { label: 'Facilities', single: 'footbridgeFacility', plural: 'footbridgeFacilities' },
  contributor: { label: 'Contributors', single: 'footbridgeContributor', plural: 'footbridgeContributors' },
  review: { label: 'Reviews', single: 'footbridgeReview', plural: 'footbridgeReviews' },
};

/** The key of WPGraphQL's lists of a post type: `list:post`. */
export const listKey = (type: PostType): string => `list:${CONTENT_TYPES[type].single.toLowerCase()}`;

export const isContentType = (name: string): name is PostType => name in CONTENT_TYPES;

/** A post type: the node of a list of posts, such as the blog and type archives. */
export class ContentTypeModel {
  readonly __typename = 'ContentType';
  readonly isContentNode = false;
  readonly isTermNode = false;
  readonly isRestricted = false;

  constructor(
    readonly name: PostType,
    private readonly context: RequestContext,
  ) {}

  get id() {
    return globalId('post_type', this.name);
  }
  get label() {
    return CONTENT_TYPES[this.name].label;
  }
  get graphqlSingleName() {
    return CONTENT_TYPES[this.name].single;
  }
  /** The list's own address; with a static front page and no posts page, posts have none. */
  get uri() {
    if (this.name === 'facility') return '/facilities/';
    if (this.name !== 'post') return null;
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
