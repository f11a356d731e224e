import { withoutPrefix } from '@footbridge/shared/schema-names';
import { TAXONOMIES } from '../fields/declared';
import { renderBlocks } from '../blocks/render';
import { groupsOf } from '../fields/model';
import { globalId } from '../store/ids';
import type { PostEntity } from '../store/types';
import { commentConnection, type CommentWhere } from './comment-lists';
import { connection, edgeTo, type PageArgs } from './connection';
import { fieldAnswers } from './content-fields';
import type { ContentWhere } from './content-filters';
import { listPosts } from './content-lists';
import { ContentModel } from './content-model';
import { canSee, type RequestContext } from './context';
import { termConnection, type TermWhere } from './term-lists';

type TermArgs = PageArgs & { where?: TermWhere | null };

/**
 * Types that editors write: all but pictures. Field groups and the lists of a taxonomy's terms are methods by their names;
 * the schema knows which fields a type has.
 */
export class WrittenModel extends ContentModel {
  constructor(entity: PostEntity, context: RequestContext) {
    super(entity, context);
    const lists = Object.entries(TAXONOMIES)
      .filter(([, { postTypes }]) => postTypes.includes(entity.type))
      .map(([name, { graphql }]) => [withoutPrefix(graphql.plural), (args: TermArgs) => this.termsIn(name, args)]);
    Object.assign(this, fieldAnswers(groupsOf(entity.type), entity.values, context), Object.fromEntries(lists));
  }

  get title() {
    return this.entity.title || null;
  }
  get content() {
    const { store, marked } = this.context;
    return this.open(() => renderBlocks(this.entity.content, { post: this.entity, store, marked }) || null);
  }
  get excerpt() {
    return this.open(() => this.entity.excerpt);
  }
  get featuredImage() {
    return this.open(() => edgeTo(this.context.make.content(this.picture())));
  }
  get menuOrder() {
    return this.entity.menuOrder;
  }
  /** WordPress has no value for a locked post here; as the field is non-null, the whole node is lost. */
  get isSticky() {
    if (this.locked) throw new Error('isSticky of a post behind a password');
    return this.entity.sticky;
  }
  get isPrivacyPage() {
    return this.entity.role === 'privacyPage';
  }
  get commentStatus() {
    return this.open(() => this.entity.commentStatus);
  }
  get commentCount() {
    return this.open(() => this.ownComments().length);
  }
  comments(args: PageArgs & { where?: CommentWhere | null }) {
    return commentConnection(this.locked ? [] : this.ownComments(), args, this.context);
  }
  terms(args: PageArgs) {
    return connection(this.ownTerms(), args, (term) => this.context.make.term(term));
  }
  get parentDatabaseId() {
    return this.entity.parentId || null;
  }
  get parentId() {
    return this.entity.parentId ? globalId('post', this.entity.parentId) : null;
  }
  get parent() {
    const { store, make } = this.context;
    return edgeTo(make.content(store.post(this.entity.parentId)));
  }
  ancestors(args: PageArgs) {
    const line = this.line();
    return line.length > 0 ? connection(line, args, (post) => this.context.make.listed(post)) : null;
  }
  children(args: PageArgs & { where?: ContentWhere | null }) {
    return listPosts(this.context.store.children(this.entity.id), args, this.context);
  }

  private termsIn(taxonomy: string, args: TermArgs) {
    return termConnection(
      this.ownTerms().filter((term) => term.taxonomy === taxonomy),
      args,
      this.context,
    );
  }

  /** The posts above, nearest first. */
  private line() {
    const { store } = this.context;
    const line = [];
    for (let above = store.post(this.entity.parentId); above; above = store.post(above.parentId)) {
      if (canSee(above, this.context)) line.push(above);
    }
    return line;
  }

  private picture() {
    return this.context.store.post(Number(this.entity.values.featuredImage));
  }

  private ownComments() {
    return this.context.store.data.comments.filter(({ postId }) => postId === this.entity.id);
  }

  private ownTerms() {
    return this.entity.termIds.flatMap((id) => this.context.store.term(id) ?? []);
  }
}
