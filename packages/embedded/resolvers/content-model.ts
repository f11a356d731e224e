import { globalId } from '../store/ids';
import { toGmt } from '../store/dates';
import type { PostEntity } from '../store/types';
import { typeName } from '../fields/declared';
import { edgeTo } from './connection';
import { isLocked, type RequestContext } from './context';
import { contentTemplates, TEMPLATES } from './templates';

/** The fields of all content nodes: a property or method per GraphQL field. */
export abstract class ContentModel {
  readonly isContentNode = true;
  readonly isTermNode = false;
  readonly hasPassword: boolean;
  protected readonly locked: boolean;

  constructor(
    readonly entity: PostEntity,
    readonly context: RequestContext,
  ) {
    this.locked = isLocked(entity, context);
    this.hasPassword = entity.password !== undefined;
  }

  get __typename() {
    return typeName(this.entity.type);
  }
  get id() {
    return globalId('post', this.entity.id);
  }
  get databaseId() {
    return this.entity.id;
  }
  get slug() {
    // A draft has none before it is published.
    return this.entity.slug || null;
  }
  get status() {
    return this.entity.status;
  }
  get contentTypeName(): string {
    return this.entity.type;
  }
  get isRestricted() {
    return this.locked;
  }
  get isFrontPage() {
    return this.context.store.frontPage?.id === this.entity.id;
  }
  get isPostsPage() {
    return this.context.store.postsPage?.id === this.entity.id;
  }
  /** Null for the posts page, which WPGraphQL knows as a content type's list only. */
  get uri(): string | null {
    return this.isPostsPage ? null : this.address;
  }
  /** The address below WordPress's own; drafts and scheduled posts have only their number. */
  private get address(): string {
    const { id, type, path, status } = this.entity;
    if (this.isFrontPage) return '/';
    if (path !== null && !['draft', 'pending', 'future'].includes(status)) return path;
    if (type === 'page') return `/?page_id=${id}`;
    return type === 'post' ? `/?p=${id}` : `/?post_type=${type}&p=${id}`;
  }
  get link() {
    return this.context.store.data.urls.wordpress + this.address;
  }
  get date() {
    return this.open(() => this.entity.date);
  }
  get modified() {
    return this.open(() => this.entity.modified);
  }
  get dateGmt() {
    return this.gmt(this.entity.date);
  }
  get modifiedGmt() {
    return this.gmt(this.entity.modified);
  }
  get isPreview() {
    return this.open(() => false);
  }
  get contentType() {
    return this.open(() => edgeTo(this.context.make.contentType(this.entity.type)));
  }
  get template() {
    return this.open(() => ({
      __typename: TEMPLATES[this.entity.template ?? '']?.typename ?? 'DefaultTemplate',
      templateName: this.entity.template ?? 'Default',
    }));
  }
  get templates() {
    return this.open(() => contentTemplates(this.entity, this.context.store));
  }
  get author() {
    return this.open(() => edgeTo(this.context.make.user(this.context.store.user(this.entity.authorSlug))));
  }

  /** A password hides everything but name, address and, in WordPress too, all ACF fields. */
  protected open<T>(value: () => T): T | null {
    return this.locked ? null : value();
  }

  private gmt(local: string) {
    return this.open(() =>
      ['draft', 'pending'].includes(this.entity.status)
        ? null
        : toGmt(local, this.context.store.data.settings.timezone),
    );
  }
}
