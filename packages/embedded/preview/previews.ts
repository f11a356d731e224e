import { randomBytes } from 'node:crypto';
import { mayEditPost } from '../resolvers/roles';
import type { Store } from '../store/store';
import type { UserEntity } from '../store/types';
import { issueToken, readToken, TOKEN_LIFETIME_S } from './token';

const DAY_S = 86_400;
export const MAX_DAYS = 30;
export const MAX_NOTE_LENGTH = 100;

interface StoredLink {
  id: string;
  post: number;
  user: UserEntity;
  note: string;
  created: number;
  expires: number;
  revoked: number | null;
  opened: number | null;
  openings: number;
}

export interface PreviewsParts {
  store: () => Store;
  /** FOOTBRIDGE_SECRET; without it there are no live previews. */
  secret: string | undefined;
  now: () => number;
}

/** Tokens and share links of previews, in memory: a restart ends the links. */
export class Previews {
  private readonly links = new Map<string, StoredLink>();

  constructor(private readonly parts: PreviewsParts) {}

  get isOn(): boolean {
    return Boolean(this.parts.secret);
  }

  get url(): string {
    return `${this.parts.store().data.urls.frontend}/preview/live/`;
  }

  issue(post: number, user: UserEntity, { expires, share = '' }: { expires?: number; share?: string } = {}) {
    const { secret = '', now, store } = this.parts;
    const until = expires ?? now() + TOKEN_LIFETIME_S;
    const origin = new URL(store().data.urls.frontend).origin;
    const token = issueToken({ post, user: user.id, origin, expires: until, share }, secret);
    return { token, expires: until, url: this.url };
  }

  /** Returns the post that a token shows; null if it shows none. Records the opening of a share link. */
  read(token: string): number | null {
    const { secret, now, store } = this.parts;
    const found = secret ? readToken(token, secret, now()) : null;
    const post = found && store().post(found.post);
    const user = found && (store().data.users.find(({ id }) => id === found.user) ?? null);
    if (!found || !post || !mayEditPost(post, user)) return null;
    if (!found.share) return post.id;
    const link = this.links.get(found.share);
    if (!link || link.revoked !== null || link.post !== post.id) return null;
    link.opened = now();
    link.openings += 1;
    return post.id;
  }

  list = (post: number) =>
    [...this.links.values()].filter((link) => link.post === post).map((link) => this.shown(link));

  create(post: number, user: UserEntity, { days, note }: { days: number; note: string }) {
    const created = this.parts.now();
    const id = randomBytes(8).toString('hex');
    const expires = created + days * DAY_S;
    const link = { id, post, user, note, created, expires, revoked: null, opened: null, openings: 0 };
    this.links.set(id, link);
    return this.shown(link);
  }

  revoke(post: number, id: string) {
    const link = this.links.get(id);
    if (link?.post !== post) return null;
    link.revoked ??= this.parts.now();
    return this.shown(link);
  }

  private shown({ user, post, ...link }: StoredLink) {
    const { token } = this.issue(post, user, { expires: link.expires, share: link.id });
    return { ...link, user: user.displayName, url: `${this.url}#${token}` };
  }
}
