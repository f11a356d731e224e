import { eventsOfPosts } from './webhooks/events';
import type { EditState } from './state';

/** The longest time between checks, for daylight-saving changes and machines that slept. */
const MAX_WAIT_MS = 3_600_000;

/** Publishes scheduled posts when they are due, as WP-Cron does. */
export class PublishingClock {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly state: EditState) {}

  /** Publishes what is due and sets the clock to the next one. */
  wind(): void {
    this.stop();
    this.publishDue();
    const next = this.planned()
      .map(({ date }) => date)
      .toSorted()[0];
    if (next === undefined) return;
    const wait = Date.parse(`${next}Z`) - Date.parse(`${this.state.siteTime}Z`);
    // The site's clock knows seconds.
    this.timer = setTimeout(() => this.wind(), Math.min(MAX_WAIT_MS, Math.max(0, wait) + 1000));
    this.timer.unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private publishDue(): void {
    const { siteTime, saved } = this.state;
    const due = new Set(this.planned().flatMap(({ id, date }) => (date <= siteTime ? [id] : [])));
    if (due.size === 0) return;
    const posts = saved.posts.map((post) => (due.has(post.id) ? { ...post, status: 'publish' as const } : post));
    this.state.commit({ ...saved, posts }, (before, after) => eventsOfPosts([...due], before, after));
  }

  private planned(): { id: number; date: string }[] {
    return this.state.saved.posts.flatMap(({ id, isTrashed }) => {
      const current = isTrashed ? null : this.state.current(id);
      return current?.status === 'future' ? [{ id, date: current.date }] : [];
    });
  }
}
