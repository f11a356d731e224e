import { join } from 'node:path';
import { siteTime } from '../store/dates';
import type { Store } from '../store/store';
import type { PostEntity } from '../store/types';
import { currentOf, type Current } from './current';
import { readEdits, writeEdits } from './edits-file';
import { deliverTo } from './notices/deliver';
import { Outbox, withNotice } from './notices/outbox';
import { everyPost, layOver } from './overlay';
import { NOTHING, type WebhookEvent, type OutboxEntry, type Saved } from './saved';
import type { FieldError } from './types';

export interface EditsParts {
  /** The content as its files have it. */
  base: Store;
  /** Where the edits are kept; without it in memory only. */
  dataDir?: string | undefined;
  /** FOOTBRIDGE_SECRET; without it the site is told nothing. */
  secret?: string | undefined;
  /** Told what an operator should know. */
  report?: ((message: string) => void) | undefined;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
}

/** What was edited, where it is kept, and the content with it. Each change is on disk before anybody sees it. */
export class EditState {
  readonly isTelling: boolean;
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
    this.isTelling = Boolean(secret);
    this.file = dataDir === undefined ? null : join(dataDir, 'embedded-edits', `${base.data.site}.json`);
    this.edits = this.file === null ? NOTHING : readEdits(this.file, report);
    this.shown = layOver(base, this.edits);
    const deliver = deliverTo(base.data.urls.frontend, secret ?? '', now);
    this.outbox = new Outbox({ entries: this.edits.outbox, deliver, now, keep: (outbox) => this.keepOutbox(outbox) });
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

  /** The files were read anew: what was edited lies over them as before. */
  reload(base: Store): void {
    this.base = base;
    this.show(this.edits, layOver(base, this.edits));
  }

  /** Keeps and shows other edits, and tells the site what `events` finds between the content before and after. Out: why it could not. */
  commit(next: Saved, events: (before: Store, after: Store) => WebhookEvent[]): FieldError | null {
    const before = this.shown;
    const after = layOver(this.base, next);
    const outbox = this.isTelling
      ? withNotice(this.outbox.all(), events(before, after), this.now())
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
    if (this.isTelling) this.outbox.take(outbox);
    return null;
  }

  private show(saved: Saved, store: Store): void {
    this.edits = saved;
    this.shown = store;
    this.every = null;
  }

  private keepOutbox(outbox: readonly OutboxEntry[]): void {
    this.edits = { ...this.edits, outbox: [...outbox] };
    try {
      this.write(this.edits);
    } catch (error) {
      this.report(`what became of a notice is not kept: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private write(saved: Saved): void {
    if (this.file !== null) writeEdits(this.file, saved);
  }
}
