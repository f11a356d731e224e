import { join } from 'node:path';
import { siteTime } from '../store/dates';
import type { Store } from '../store/store';
import type { PostEntity } from '../store/types';
import { currentOf, type Current } from './current';
import { readEdits, writeEdits } from './edits-file';
import { deliverTo } from './webhooks/deliver';
import { Outbox, withWebhook } from './webhooks/outbox';
import { everyPost, layOver } from './overlay';
import { NOTHING, type WebhookEvent, type OutboxEntry, type Saved } from './saved';
import type { FieldError } from './types';

export interface EditsParts {
  /** The content as its files have it. */
  base: Store;
  /** Folder of the stored edits; without it they are in memory only. */
  dataDir?: string | undefined;
  /** FOOTBRIDGE_SECRET; without it no webhooks are sent. */
  secret?: string | undefined;
  /** Receives messages for the operator. */
  report?: ((message: string) => void) | undefined;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
}

/** The edits, their storage, and the content with them. Each change is on disk before it is visible. */
export class EditState {
  readonly sendsWebhooks: boolean;
  readonly outbox: Outbox;
  readonly now: () => number;
  private readonly file: string | null;
  private readonly report: (message: string) => void;
  private base: Store;
  private edits: Saved;
  private shown: Store;
  private every: readonly PostEntity[] | null = null;

  constructor({ base, dataDir, secret, now = Date.now, report = () => undefined }: EditsParts) {
    this.now = now;
    this.report = report;
    this.base = base;
    this.sendsWebhooks = Boolean(secret);
    this.file = dataDir === undefined ? null : join(dataDir, 'embedded-edits', `${base.data.site}.json`);
    this.edits = this.file === null ? NOTHING : readEdits(this.file, report);
    this.shown = layOver(base, this.edits);
    const deliver = deliverTo(base.data.urls.frontend, secret ?? '', now);
    this.outbox = new Outbox({ entries: this.edits.outbox, deliver, now, store: (outbox) => this.storeOutbox(outbox) });
  }

  get saved(): Saved {
    return this.edits;
  }
  /** The content with the edits on it. */
  get store(): Store {
    return this.shown;
  }
  /** Local time of the site. */
  get siteTime(): string {
    return siteTime(new Date(this.now()), this.base.data.settings.timezone);
  }
  /** Every post with its address, the trash too. */
  get posts(): readonly PostEntity[] {
    this.every ??= everyPost(this.base, this.edits).posts;
    return this.every;
  }

  current = (id: number): Current | null => currentOf(id, this.base, this.edits);

  /** Applies the edits to reloaded content files. */
  reload(base: Store): void {
    this.base = base;
    this.show(this.edits, layOver(base, this.edits));
  }

  /**
   * Stores and applies new edits, and sends the site the events that `events` finds between the content before and
   * after.
   * @returns the error if they could not be stored
   */
  commit(next: Saved, events: (before: Store, after: Store) => WebhookEvent[]): FieldError | null {
    const before = this.shown;
    const after = layOver(this.base, next);
    const outbox = this.sendsWebhooks
      ? withWebhook(this.outbox.all(), events(before, after), this.now())
      : [...this.outbox.all()];
    const whole = { ...next, outbox };
    try {
      this.write(whole);
    } catch (error) {
      return {
        field: 'form',
        message: `It could not be saved: ${error instanceof Error ? error.message : String(error)}`,
      };
    }
    this.show(whole, after);
    if (this.sendsWebhooks) this.outbox.take(outbox);
    return null;
  }

  private show(saved: Saved, store: Store): void {
    this.edits = saved;
    this.shown = store;
    this.every = null;
  }

  private storeOutbox(outbox: readonly OutboxEntry[]): void {
    this.edits = { ...this.edits, outbox: [...outbox] };
    try {
      this.write(this.edits);
    } catch (error) {
      this.report(`the result of a webhook is not stored: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private write(saved: Saved): void {
    if (this.file !== null) writeEdits(this.file, saved);
  }
}
