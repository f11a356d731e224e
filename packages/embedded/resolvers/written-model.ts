import { renderBlocks } from '../blocks/render';
import { groupsOf } from '../fields/model';
import type { PostEntity, TaxonomyName } from '../store/types';
import { commentConnection, type CommentWhere } from './comment-lists';
import { connection, edgeTo, type PageArgs } from './connection';
import { fieldAnswers } from './content-fields';
import { ContentModel } from './content-model';
import type { RequestContext } from './context';
import { termConnection, type TermWhere } from './term-lists';

/** Types that editors write: pages, posts, facilities, contributors, reviews. Field groups are methods by their names. */
export class WrittenModel extends ContentModel {
  constructor(entity: PostEntity, context: RequestContext) {
    super(entity, context);
    Object.assign(this, fieldAnswers(groupsOf(entity.type), entity.values, context));
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
  get commentStatus() {
    return this.open(() => this.entity.commentStatus);
  }
  get commentCount() {
    return this.open(() => this.ownComments().length);
  }
  comments(args: PageArgs & { where?: CommentWhere | null }) {
    return commentConnection(this.locked ? [] : this.ownComments(), args, this.context);
  }
  treatmentTopics(args: PageArgs & { where?: TermWhere | null }) {
    return this.termsIn('treatment_topic', args);
  }
  terms(args: PageArgs) {
    return connection(this.ownTerms(), args, (term) => this.context.make.term(term));
  }

  protected termsIn(taxonomy: TaxonomyName, args: PageArgs & { where?: TermWhere | null }) {
    return termConnection(
      this.ownTerms().filter((term) => term.taxonomy === taxonomy),
      args,
      this.context,
    );
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
