import { randomUUID } from 'node:crypto';
import type { WebhookEvent, OutboxEntry } from '../saved';
import type { WebhookState } from '../types';
import { everything } from './collector';
import type { Deliver } from './deliver';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;
const MAX_DONE = 20;
const MAX_WAITING = 200;

interface OutboxParts {
  entries: readonly OutboxEntry[];
  deliver: Deliver;
  /** Stores the results of webhooks. */
  store: (entries: readonly OutboxEntry[]) => void;
  now: () => number;
}

const isWaiting = ({ state }: OutboxEntry) => state === 'waiting';

/**
 * Returns the entries with one more. An entry for everything replaces those before it; too many waiting ones become one
 * for everything.
 */
export function withWebhook(
  entries: readonly OutboxEntry[],
  events: readonly WebhookEvent[],
  now: number,
): OutboxEntry[] {
  if (events.length === 0) return [...entries];
  const waiting = entries.filter(isWaiting);
  const sent = waiting.length >= MAX_WAITING ? everything() : [...events];
  const isAll = sent.some(({ kind }) => kind === 'all');
  const before = isAll ? entries.filter((entry) => !isWaiting(entry)) : entries;
  const entry: OutboxEntry = {
    id: randomUUID(),
    renderedAt: now,
    events: sent,
    state: 'waiting',
    tries: 0,
    due: now,
    answer: '',
    pages: null,
  };
  const done = before.filter((one) => !isWaiting(one)).slice(-MAX_DONE);
  // The site may be back long before their time: those that wait are tried again with the new one.
  return [...done, ...before.filter(isWaiting).map((one) => ({ ...one, due: now })), entry];
}

/** Sends webhooks one after the other, the oldest first, until the site accepts them, in the background. */
export class Outbox {
  private entries: readonly OutboxEntry[];
  private running: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private readonly end = new AbortController();

  constructor(private readonly parts: OutboxParts) {
    this.entries = parts.entries;
  }

  all = (): readonly OutboxEntry[] => this.entries;

  /** Adds entries that withWebhook() returned and that are already stored, and sends what is due. */
  take(entries: readonly OutboxEntry[]): void {
    this.entries = entries;
    void this.run();
  }

  /** Sends what waits, due or not. */
  async sendNow(): Promise<void> {
    await this.running;
    this.entries = this.entries.map((entry) => (isWaiting(entry) ? { ...entry, due: 0 } : entry));
    await this.run();
  }

  run(): Promise<void> {
    this.running ??= this.sendDue().finally(() => {
      this.running = null;
      this.wake();
    });
    return this.running;
  }

  close(): void {
    clearTimeout(this.timer);
    this.end.abort();
  }

  /** Newest first, for people. */
  states(): WebhookState[] {
    return this.entries
      .map(({ id, renderedAt, events, state, tries, answer, pages }) => ({
        id,
        renderedAt: new Date(renderedAt).toISOString(),
        about: events.map(({ kind }) => kind).join(', '),
        state,
        tries,
        answer,
        pages,
      }))
      .toReversed();
  }

  private async sendDue(): Promise<void> {
    for (;;) {
      const first = this.entries.find(isWaiting);
      if (!first || this.end.signal.aborted || first.due > this.parts.now()) return;
      const { verdict, words, pages } = await this.parts.deliver(first, this.end.signal);
      // A webhook that was being sent when the server stopped is sent at its next start.
      if (this.end.signal.aborted) return;
      const tries = first.tries + 1;
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(first.tries, 10));
      const state = verdict === 'accepted' ? 'accepted' : verdict === 'itself' ? 'refused' : 'waiting';
      // Too large for the site: send a shorter, less exact one.
      const events = verdict === 'too-large' ? everything() : first.events;
      const due = verdict === 'later' ? this.parts.now() + wait : first.due;
      this.replace({ ...first, events, state, tries, due, answer: words, pages });
      if (verdict === 'later') return;
    }
  }

  private replace(entry: OutboxEntry): void {
    // It is gone if one for everything replaced it meanwhile.
    if (!this.entries.some(({ id }) => id === entry.id)) return;
    this.entries = this.entries.map((one) => (one.id === entry.id ? entry : one));
    this.parts.store(this.entries);
  }

  private wake(): void {
    clearTimeout(this.timer);
    const first = this.entries.find(isWaiting);
    if (!first || this.end.signal.aborted) return;
    this.timer = setTimeout(() => void this.run(), Math.max(0, first.due - this.parts.now()));
    // A process that has nothing else to do may end.
    this.timer.unref();
  }
}
