import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { permalink } from '../front/links';
import { sign } from '../http/signature';
import { excerptOf } from '../store/entities';
import type { Store } from '../store/store';
import type { PostEntity } from '../store/types';

export interface WebhookEvent {
  kind: 'node' | 'all';
  keys: string[];
  uris: string[];
}

const TIMEOUT_MS = 10_000;
export const EVERYTHING: WebhookEvent[] = [{ kind: 'all', keys: [], uris: [] }];

interface WebhooksParts {
  frontendUrl: string;
  secret: string;
  report: (message: string) => void;
}

/** Sends each webhook once, in order. After one that the site did not accept, the next says that everything changed. */
export class Webhooks {
  private readonly end = new AbortController();
  private sending: Promise<void> = Promise.resolve();
  private failure: string | null = null;

  constructor(private readonly parts: WebhooksParts) {}

  send(events: WebhookEvent[]): void {
    if (events.length === 0) return;
    this.sending = this.sending.then(() => this.deliver(this.failure ? EVERYTHING : events));
  }

  /** Resolves when all are sent. @throws if the site did not accept the last one */
  async sent(): Promise<void> {
    await this.sending;
    if (this.failure) throw new Error(this.failure);
  }

  close = (): void => this.end.abort();

  private async deliver(events: WebhookEvent[]): Promise<void> {
    const { frontendUrl, secret, report } = this.parts;
    const body = JSON.stringify({ id: randomUUID(), sentAt: new Date().toISOString(), events });
    const timestamp = String(Math.floor(Date.now() / 1000));
    try {
      const response = await fetch(`${frontendUrl}/api/revalidate`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-footbridge-timestamp': timestamp,
          'x-footbridge-signature': `sha256=${sign(`${timestamp}.${body}`, secret)}`,
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.end.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.arrayBuffer();
      this.failure = response.ok ? null : `HTTP ${response.status}`;
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
    if (!this.failure || this.end.signal.aborted) return;
    this.failure = `The site did not accept the webhook of an edit (${this.failure}).`;
    report(`${this.failure} Its pages show the edit within the hour, or after the next edit.`);
  }
}

const TEXTS = { title: '', content: '', modified: '', autosave: null, oldSlugs: [] };

/** Null for what visitors do not see. */
function seen(id: number, store: Store): PostEntity | null {
  const post = store.post(id);
  return post?.status === 'publish' || post?.status === 'inherit' ? { ...post, path: permalink(post, store) } : null;
}

/**
 * Returns what an edit changed for visitors (packages/plugin/docs/webhooks.md); unlike the plugin, everything where
 * more than texts did.
 */
export function eventsOfPost(id: number, before: Store, after: Store): WebhookEvent[] {
  const [was, is] = [seen(id, before), seen(id, after)];
  if (!was && !is) return [];
  if (!was || !is || !isDeepStrictEqual({ ...was, ...TEXTS }, { ...is, ...TEXTS })) return EVERYTHING;
  const groups = ['body', was.title !== is.title && 'name', excerptOf(was) !== excerptOf(is) && 'excerpt'];
  const keys = groups.flatMap((name) => (name ? [`${name}:post:${id}`, `${name}:skipped:post`] : []));
  return [{ kind: 'node', keys, uris: is.path === null ? [] : [is.path] }];
}
