import { globalId } from '../store/ids';
import { escapeHtml } from '../markdown/typography';
import type { PostType, TermEntity } from '../store/types';
import { conditionalTags, FRONT_PAGE_TAGS, type ConditionalTag } from './conditional-tags';
import { connection, edgeTo, type PageArgs } from './connection';
import type { ContentWhere } from './content-filters';
import { listPosts } from './content-lists';
import type { RequestContext } from './context';
import { termConnection, type TermWhere } from './term-lists';
import { termTemplates } from './templates';

const TYPE_NAMES = {
  category: 'Category',
  post_tag: 'Tag',
  treatment_topic: 'TreatmentTopic',
  post_format: 'PostFormat',
} as const;

type PostArgs = PageArgs & { where?: ContentWhere | null };

export class TermModel {
  readonly isTermNode = true;
  readonly isContentNode = false;
  readonly isFrontPage = false;
  readonly isPostsPage = false;
  readonly isComment = false;
  readonly isRestricted = false;

  constructor(
    readonly entity: TermEntity,
    private readonly context: RequestContext,
  ) {}

  get __typename() {
    return TYPE_NAMES[this.entity.taxonomy];
  }
  get id() {
    return globalId('term', this.entity.id);
  }
  get databaseId() {
    return this.entity.id;
  }
  get name() {
    return this.entity.name;
  }
  get slug() {
    return this.entity.slug;
  }
  get taxonomyName() {
    return this.entity.taxonomy;
  }
  /** Null, not 0, when nothing carries the term: as recorded. */
  get count() {
    return this.context.store.postsWith(this.entity.id).length || null;
  }
  /** Stays encoded in WPGraphQL's responses, unlike names and titles. */
  get description() {
    return this.entity.description ? escapeHtml(this.entity.description) : null;
  }
  get uri() {
    return this.entity.path;
  }
  get link() {
    return this.context.store.data.urls.wordpress + this.entity.path;
  }
  get templates() {
    return termTemplates(this.entity);
  }
  get conditionalTags() {
    const archives: Partial<Record<string, ConditionalTag[]>> = {
      category: ['isArchive', 'isCategory'],
      post_tag: ['isArchive', 'isTag'],
    };
    return conditionalTags(this.context.store, archives[this.entity.taxonomy] ?? FRONT_PAGE_TAGS);
  }
  get parentDatabaseId() {
    return this.entity.parentId || null;
  }
  get parentId() {
    return this.entity.parentId ? globalId('term', this.entity.parentId) : null;
  }
  get parent() {
    const above = this.context.store.term(this.entity.parentId);
    return edgeTo(above && this.context.make.term(above));
  }
  get taxonomy() {
    return { node: this.context.make.taxonomy(this.entity.taxonomy) };
  }
  ancestors(args: PageArgs) {
    const { store, make } = this.context;
    const line: TermEntity[] = [];
    for (let above = store.term(this.entity.parentId); above; above = store.term(above.parentId)) line.push(above);
    return line.length > 0 ? connection(line, args, (term) => make.term(term)) : null;
  }
  children(args: PageArgs & { where?: TermWhere | null }) {
    const { store } = this.context;
    return termConnection(
      store.termsOf(this.entity.taxonomy).filter(({ parentId }) => parentId === this.entity.id),
      args,
      this.context,
    );
  }
  contentNodes(args: PostArgs) {
    return listPosts(this.context.store.postsWith(this.entity.id), args, this.context);
  }
  posts(args: PostArgs) {
    return this.ofType('post', args);
  }
  pages(args: PostArgs) {
    return this.ofType('page', args);
  }
  facilities(args: PostArgs) {
    return this.ofType('facility', args);
  }

  /** Posts that carry the term itself: children's posts are not among them. */
  private ofType(type: PostType, args: PostArgs) {
    return listPosts(
      this.context.store.postsWith(this.entity.id).filter((post) => post.type === type),
      args,
      this.context,
    );
  }
}
