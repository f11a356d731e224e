import { plainText } from '../store/entities';
import type { TaxonomyName } from '../store/types';
import { commentConnection, type CommentWhere } from './comment-lists';
import type { ConditionalTag } from './conditional-tags';
import { connection, edgeTo, type PageArgs } from './connection';
import { acfFields } from './content-fields';
import { ContentModel } from './content-model';
import { mayEditOthers } from './context';
import { termConnection, type TermWhere } from './term-lists';

export interface FormatArgs {
  format?: 'RAW' | 'RENDERED' | null;
}

/** Types that editors write: pages, posts, facilities, contributors, reviews. */
export abstract class WrittenModel extends ContentModel {
  private readonly acf = acfFields(this.entity, this.context);

  get pageSettings() {
    return this.acf.pageSettings;
  }
  get stickyCta() {
    return this.acf.stickyCta;
  }
  get bylineInfo() {
    return this.acf.bylineInfo;
  }
  get reviewSummary() {
    return this.acf.reviewSummary;
  }
  get seo() {
    return this.acf.seo;
  }
  get facilityDetails() {
    return this.acf.facilityDetails;
  }
  get contributorProfile() {
    return this.acf.contributorProfile;
  }
  get reviewDetails() {
    return this.acf.reviewDetails;
  }
  title({ format }: FormatArgs) {
    return this.mayRead(format) ? this.entity.title || null : null;
  }
  content({ format }: FormatArgs) {
    return this.open(() => (this.mayRead(format) ? this.entity.content || null : null));
  }
  excerpt({ format }: FormatArgs) {
    const { excerpt } = this.entity;
    return this.open(() => (this.mayRead(format) ? (format === 'RAW' ? plainText(excerpt) : excerpt) : null));
  }
  get featuredImage() {
    return this.open(() => edgeTo(this.context.make.media(this.entity.fields?.featuredImage)));
  }
  get featuredImageDatabaseId() {
    return this.open(() => this.context.store.mediaItem(this.entity.fields?.featuredImage)?.id ?? null);
  }
  get menuOrder() {
    return this.entity.menuOrder;
  }
  get commentStatus() {
    return this.open(() => this.entity.commentStatus);
  }
  get pingStatus() {
    return this.open(() => 'closed');
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

  protected conditionals(): ConditionalTag[] {
    return ['isSingle', 'isSingular'];
  }

  private ownComments() {
    return this.context.store.data.comments.filter(({ postId }) => postId === this.entity.id);
  }

  private ownTerms() {
    return this.entity.termIds.flatMap((id) => this.context.store.term(id) ?? []);
  }

  /** The unrendered form is for editors: visitors get null. */
  private mayRead(format: FormatArgs['format']) {
    return format !== 'RAW' || mayEditOthers(this.context.viewer);
  }
}
