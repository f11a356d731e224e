import { globalId } from '../store/ids';
import type { UserEntity } from '../store/types';
import { mayEdit, type RequestContext } from './context';
import { capabilitiesOf } from './roles';
import { authorTemplates } from './templates';

export class UserModel {
  readonly __typename = 'User';
  readonly isTermNode = false;
  readonly isContentNode = false;
  readonly isFrontPage = false;
  readonly isPostsPage = false;

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
  get description() {
    return this.entity.description || null;
  }
  get templates() {
    return authorTemplates(this.entity);
  }
  get username() {
    return this.own(this.entity.slug);
  }
  get capabilities() {
    return this.own([...capabilitiesOf(this.entity.role), this.entity.role]);
  }
  get shouldShowFaustToolbar() {
    return this.isOwn && mayEdit(this.entity);
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
