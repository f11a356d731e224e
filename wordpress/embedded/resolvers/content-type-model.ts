import { globalId } from '../store/ids';
import type { PostType, TaxonomyName } from '../store/types';
import { conditionalTags, FRONT_PAGE_TAGS, type ConditionalTag } from './conditional-tags';
import { plainConnection, type PageArgs } from './connection';
import type { ContentWhere } from './content-filters';
import { listPosts } from './content-lists';
import type { RequestContext } from './context';
import { FRONT_PAGE_TEMPLATES } from './templates';

interface TypeFacts {
  label: string;
  single: string;
  plural: string;
  hierarchical: boolean;
  taxonomies: TaxonomyName[];
}

export const CONTENT_TYPES: Record<PostType, TypeFacts> = {
  post: {
    label: 'Posts',
    single: 'post',
    plural: 'posts',
    hierarchical: false,
    taxonomies: ['category', 'post_tag', 'post_format', 'treatment_topic'],
  },
  page: { label: 'Pages', single: 'page', plural: 'pages', hierarchical: true, taxonomies: ['treatment_topic'] },
  attachment: { label: 'Media', single: 'mediaItem', plural: 'mediaItems', hierarchical: false, taxonomies: [] },
  facility: {
    label: 'Facilities',
    single: 'facility',
    plural: 'facilities',
    hierarchical: false,
    taxonomies: ['treatment_topic'],
  },
  contributor: {
    label: 'Contributors',
    single: 'contributor',
    plural: 'contributors',
    hierarchical: false,
    taxonomies: [],
  },
  review: { label: 'Reviews', single: 'review', plural: 'reviews', hierarchical: false, taxonomies: [] },
};

export const isContentType = (name: string): name is PostType => name in CONTENT_TYPES;

/** A post type: the node of a list of posts, such as the blog and type archives. */
export class ContentTypeModel {
  readonly __typename = 'ContentType';
  readonly isContentNode = false;
  readonly isTermNode = false;
  readonly isComment = false;
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
  get graphqlPluralName() {
    return CONTENT_TYPES[this.name].plural;
  }
  get hierarchical() {
    return CONTENT_TYPES[this.name].hierarchical;
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
  get conditionalTags() {
    const page: ConditionalTag[] = ['isPage', 'isSingular'];
    return conditionalTags(this.context.store, this.isPostsPage && !this.isFrontPage ? page : FRONT_PAGE_TAGS);
  }
  contentNodes(args: PageArgs & { where?: ContentWhere | null }) {
    return listPosts(this.context.store.postsOfType(this.name), args, this.context);
  }
  get connectedTaxonomies() {
    const { taxonomies } = CONTENT_TYPES[this.name];
    return taxonomies.length > 0 ? plainConnection(taxonomies.map((name) => this.context.make.taxonomy(name))) : null;
  }
  private get latestPostsOnFront() {
    return this.context.store.data.settings.showOnFront === 'posts';
  }
}

const TAXONOMIES: Record<TaxonomyName, { single: string; plural: string; hierarchical: boolean }> = {
  category: { single: 'category', plural: 'categories', hierarchical: true },
  post_tag: { single: 'tag', plural: 'tags', hierarchical: false },
  post_format: { single: 'postFormat', plural: 'postFormats', hierarchical: false },
  treatment_topic: { single: 'treatmentTopic', plural: 'treatmentTopics', hierarchical: true },
};

export const TAXONOMY_NAMES: TaxonomyName[] = ['category', 'post_tag', 'post_format', 'treatment_topic'];

export const taxonomyModel = (name: TaxonomyName, context: RequestContext) => ({
  __typename: 'Taxonomy',
  id: globalId('taxonomy', name),
  name,
  graphqlSingleName: TAXONOMIES[name].single,
  graphqlPluralName: TAXONOMIES[name].plural,
  hierarchical: TAXONOMIES[name].hierarchical,
  get connectedContentTypes() {
    const types = Object.entries(CONTENT_TYPES).flatMap(([type, facts]) =>
      isContentType(type) && facts.taxonomies.includes(name) ? [type] : [],
    );
    return plainConnection(types.map((type) => context.make.contentType(type)));
  },
});
