const UNITS: readonly (readonly [name: string, seconds: number])[] = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
];

/** Returns a duration in its two largest units: "2 d 3 h", "5 min", "12 s". */
export function duration(ms: number): string {
  let rest = Math.max(0, Math.round(ms / 1000));
  const first = UNITS.findIndex(([, seconds]) => rest >= seconds);
  if (first === -1) return '0 s';
  return UNITS.slice(first, first + 2)
    .flatMap(([name, seconds]) => {
      const count = Math.floor(rest / seconds);
      rest %= seconds;
      return count > 0 ? [`${count} ${name}`] : [];
    })
    .join(' ');
}

/** Returns "5 min ago (10:04 UTC)", with the day where it was another one; "never" for null. */
export function ago(at: number | null, now: number): string {
  if (at === null) return 'never';
  const [day = '', time = ''] = new Date(at).toISOString().split('T');
  const isToday = day === new Date(now).toISOString().slice(0, day.length);
  return `${duration(now - at)} ago (${isToday ? '' : `${day} `}${time.slice(0, 5)} UTC)`;
}
