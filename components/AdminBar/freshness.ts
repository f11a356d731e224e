import type { PageAnswer } from '@footbridge/browser/editor/facts';

const RELATIVE = new Intl.RelativeTimeFormat('en-US');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns how long ago a time was, such as "5 minutes ago". Future times count as now. In: ISO 8601. */
export function ago(time: string, now = Date.now()): string {
  const since = now - Date.parse(time);
  if (Number.isNaN(since)) return 'at an unknown time';
  if (since < MINUTE) return 'just now';
  if (since < HOUR) return RELATIVE.format(-Math.floor(since / MINUTE), 'minute');
  return since < 2 * DAY
    ? RELATIVE.format(-Math.floor(since / HOUR), 'hour')
    : RELATIVE.format(-Math.floor(since / DAY), 'day');
}

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

/** Describes how fresh the cached page is, in brief and as a sentence. In: the server's answer, null before it. */
export function freshness(answer: PageAnswer | null, now?: number) {
  if (!answer) return { state: 'unknown', brief: 'Page …', whole: 'Loading.' };
  if (answer.kind !== 'facts')
    return {
      state: 'unknown',
      brief: 'Page not known',
      whole: answer.kind === 'unavailable' ? answer.message : 'Not known.',
    };
  const { cache } = answer.facts;
  if (!cache) return { state: 'unknown', brief: 'Page not cached', whole: 'Not cached: rendered for each request.' };
  const when = `Rendered ${ago(cache.renderedAt, now)}, at ${clock.format(new Date(cache.renderedAt))}.`;
  if (cache.isOutdated)
    return {
      state: 'outdated',
      brief: 'Page outdated',
      whole: `${when} Something it depends on was edited since. The next visitor gets a new version.`,
    };
  return { state: 'fresh', brief: `Page rendered ${ago(cache.renderedAt, now)}`, whole: when };
}
