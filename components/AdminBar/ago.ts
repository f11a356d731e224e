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
