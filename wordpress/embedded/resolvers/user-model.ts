import { globalId } from '../store/ids';
import type { PostType, UserEntity } from '../store/types';
import { conditionalTags } from './conditional-tags';
import { plainConnection, type PageArgs } from './connection';
import type { ContentWhere } from './content-filters';
import { listPosts } from './content-lists';
import { mayEdit, type RequestContext } from './context';
import { capabilitiesOf } from './roles';
import { avatar } from './avatar';
import { authorTemplates } from './templates';

type PostArgs = PageArgs & { where?: ContentWhere | null };

export class UserModel {
  readonly __typename = 'User';
  readonly isTermNode = false;
  readonly isContentNode = false;
  readonly isFrontPage = false;
  readonly isPostsPage = false;
  readonly isComment = false;

  constructor(
    private readonly entity: UserEntity,
    private readonly context: RequestContext,
  ) {}

  get id() {
    return globalId('user', this.entity.id);
  }
  get databaseId() {
    return this.entity.id;
  }
  get userId() {
    return this.entity.id;
  }
  get isRestricted() {
    return !this.isOwn;
  }
  get name() {
    return this.entity.displayName;
  }
  get slug() {
    return this.entity.slug;
  }
  get uri() {
    return `/author/${this.entity.slug}/`;
  }
  get url() {
    return this.entity.url ?? null;
  }
  get description() {
    return this.entity.description || null;
  }
  get templates() {
    return authorTemplates(this.entity);
  }
  get conditionalTags() {
    return conditionalTags(this.context.store, ['isArchive', 'isAuthor']);
  }
  avatar({ size }: { size?: number | null }) {
    return avatar(size);
  }
  get username() {
    return this.own(this.entity.slug);
  }
  get email() {
    return this.own(this.entity.email ?? `${this.entity.slug}@example.test`);
  }
  get firstName() {
    return this.own(this.entity.firstName ?? null);
  }
  get lastName() {
    return this.own(this.entity.lastName ?? null);
  }
  get nicename() {
    return this.own(this.entity.nicename ?? this.entity.slug);
  }
  get nickname() {
    return this.own(this.entity.displayName);
  }
  get roles() {
    const { role } = this.entity;
    if (!this.isOwn) return null;
    this.context.keys.add('user_role', role);
    return plainConnection([
      { id: globalId('user_role', role), name: role, displayName: role, capabilities: capabilitiesOf(role) },
    ]);
  }
  get capabilities() {
    return this.own([...capabilitiesOf(this.entity.role), this.entity.role]);
  }
  get shouldShowFaustToolbar() {
    return this.isOwn && mayEdit(this.entity);
  }
  get shouldShowAdminToolbar() {
    return this.shouldShowFaustToolbar;
  }
  posts(args: PostArgs) {
    return this.written('post', args);
  }
  pages(args: PostArgs) {
    return this.written('page', args);
  }
  facilities(args: PostArgs) {
    return this.written('facility', args);
  }

  private written(type: PostType, args: PostArgs) {
    const { store } = this.context;
    return listPosts(
      store.postsOfType(type).filter(({ authorSlug }) => authorSlug === this.entity.slug),
      args,
      this.context,
    );
  }

  private get isOwn() {
    const { viewer } = this.context;
    return viewer?.id === this.entity.id || viewer?.role === 'administrator';
  }

  /** Returns a private field for the user and for administrators, null for others. */
  private own<T>(value: T): T | null {
    return this.isOwn ? value : null;
  }
}
