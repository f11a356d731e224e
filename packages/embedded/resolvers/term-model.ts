import { globalId } from '../store/ids';
import { escapeHtml } from '../markdown/typography';
import { POST_TYPES, TAXONOMIES, typeName } from '../fields/declared';
import type { TermEntity } from '../store/types';
import { connection, type PageArgs } from './connection';
import type { ContentWhere } from './content-filters';
import { listPosts } from './content-lists';
import type { RequestContext } from './context';
import { termConnection, type TermWhere } from './term-lists';
import { termTemplates } from './templates';

type PostArgs = PageArgs & { where?: ContentWhere | null };

export class TermModel {
  readonly isTermNode = true;
  readonly isContentNode = false;
  readonly isFrontPage = false;
  readonly isPostsPage = false;
  readonly isRestricted = false;

  constructor(
    readonly entity: TermEntity,
    private readonly context: RequestContext,
  ) {
    const lists = (TAXONOMIES[entity.taxonomy]?.postTypes ?? []).flatMap((type) => {
      const plural = POST_TYPES[type]?.graphql.plural;
      return plural ? [[plural, (args: PostArgs) => this.ofType(type, args)]] : [];
    });
    Object.assign(this, Object.fromEntries(lists));
  }

  get __typename() {
    return typeName(this.entity.taxonomy);
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
  /** Stays encoded in WPGraphQL's responses, unlike names and titles. */
  get description() {
    return this.entity.description ? escapeHtml(this.entity.description) : null;
  }
  get uri() {
    return this.entity.path;
  }
  get templates() {
    return termTemplates(this.entity);
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
  /** Posts that carry the term itself: children's posts are not among them. */
  private ofType(wanted: string, args: PostArgs) {
    const posts = this.context.store.postsWith(this.entity.id).filter(({ type }) => type === wanted);
    return listPosts(posts, args, this.context);
  }
}
