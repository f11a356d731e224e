import { decode } from '@footbridge/shared/decode';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from '../preview/token';
import type { Store } from '../store/store';
import type { UserEntity } from '../store/types';
import { same, sign } from './signature';

/** The demonstration logins, one of each role: no secrets, printed when the server starts. */
export const DEMO_PASSWORD = 'footbridge-demo';
export const DEMO_USERS = ['admin', 'editor', 'writer', 'contributor', 'subscriber'];

const tokenSchema = z.object({ kind: z.enum(['code', 'access', 'refresh']), user: z.string(), expires: z.number() });
type TokenKind = z.infer<typeof tokenSchema>['kind'];

const LIFETIME: Record<TokenKind | 'cookie', number> = {
  code: 60,
  access: 300,
  refresh: 14 * 86_400,
  cookie: 2 * 86_400,
};

const HALF_A_DAY = 43_200;

/** A login: whose it is, and the word in its cookie that no other has. Nonces are bound to both, as WordPress does it. */
export interface Session {
  user: UserEntity;
  token: string;
}

export class Accounts {
  /** Logins that users ended: their cookies would otherwise be valid until they expire. */
  private readonly ended = new Set<string>();

  constructor(
    private readonly store: () => Store,
    private readonly secret: string,
    /** Seconds. */
    readonly now: () => number = () => Math.floor(Date.now() / 1000),
  ) {}

  knowsSecret(given: string | undefined): boolean {
    return given !== undefined && same(given, this.secret);
  }

  /** Returns the user, or WordPress's message, which is HTML and reveals whether the name exists. */
  signIn(login: string, password: string): { user: UserEntity } | { error: string } {
    const name = login.replace(/@.*$/s, '');
    const user = this.store().user(name);
    if (!user || !DEMO_USERS.includes(name)) {
      const safe = login.replace(/[^\w.@-]/g, '');
      return {
        error: `<strong>Error:</strong> The username <strong>${safe}</strong> is not registered on this site. If you are unsure of your username, try your email address instead.`,
      };
    }
    if (same(password, DEMO_PASSWORD)) return { user };
    const lost = `${this.store().data.urls.wordpress}/wp-login.php?action=lostpassword`;
    return {
      error: `<strong>Error:</strong> The password you entered for the username <strong>${user.slug}</strong> is incorrect. <a href="${lost}">Lost your password?</a>`,
    };
  }

  codeFor = (user: UserEntity): string => this.seal('code', user);

  tokensFor(user: UserEntity) {
    return {
      accessToken: this.seal('access', user),
      accessTokenExpiration: this.now() + LIFETIME.access,
      refreshToken: this.seal('refresh', user),
      refreshTokenExpiration: this.now() + LIFETIME.refresh,
    };
  }

  /** Null when it is of another kind, expired or forged. Codes can be used repeatedly until they expire. */
  holderOf(token: string, kind: TokenKind): UserEntity | null {
    const { data } = tokenSchema.safeParse(unseal('faust', Buffer.from(token, 'base64').toString(), this.secret));
    return data?.kind === kind && data.expires >= this.now() ? this.store().user(data.user) : null;
  }

  cookieName(): string {
    return `wordpress_logged_in_${createHash('md5').update(this.store().data.urls.wordpress).digest('hex')}`;
  }

  /** WordPress's form: user|expiry|token|hmac, escaped. */
  cookieFor(user: UserEntity): string {
    const fields = `${user.slug}|${this.now() + LIFETIME.cookie}|${randomBytes(24).toString('hex')}`;
    return encodeURIComponent(`${fields}|${sign(fields, this.secret)}`);
  }

  session(cookie: string | undefined): Session | null {
    const match = /^((\w+)\|(\d+)\|(\w+))\|(\w+)$/.exec(decode(cookie ?? '', ''));
    if (!match?.[1] || !match[2] || !match[4] || !match[5] || Number(match[3]) < this.now()) return null;
    const user =
      same(match[5], sign(match[1], this.secret)) && !this.ended.has(match[4]) ? this.store().user(match[2]) : null;
    return user && { user, token: match[4] };
  }

  holderOfCookie = (cookie: string | undefined): UserEntity | null => this.session(cookie)?.user ?? null;

  end(session: Session): void {
    this.ended.add(session.token);
  }

  /** WordPress's guard against posts from other pages: good for half a day at least and a day at most. */
  nonce = (action: string, session: Session): string => this.nonceAt(this.tick(), action, session);

  isNonce = (given: string, action: string, session: Session): boolean =>
    [0, 1].some((age) => same(given, this.nonceAt(this.tick() - age, action, session)));

  private tick = (): number => Math.ceil(this.now() / HALF_A_DAY);

  private nonceAt = (tick: number, action: string, { user, token }: Session): string =>
    sign(['nonce', tick, action, user.slug, token].join('|'), this.secret).slice(-20);

  /** FaustWP's codes are base64. */
  private seal(kind: TokenKind, user: UserEntity): string {
    const sealed = seal('faust', { kind, user: user.slug, expires: this.now() + LIFETIME[kind] }, this.secret);
    return Buffer.from(sealed).toString('base64');
  }
}
