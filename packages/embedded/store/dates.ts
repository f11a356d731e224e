const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timezone: string): Intl.DateTimeFormat {
  let found = formatters.get(timezone);
  if (!found) {
    found = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' });
    formatters.set(timezone, found);
  }
  return found;
}

/** A moment as the site's clock shows it: 2026-03-02T09:00:00. */
export const siteTime = (moment: Date, timezone: string): string =>
  formatter(timezone).format(moment).replace(' ', 'T');

export function toGmt(local: string, timezone: string): string {
  const asUtc = new Date(`${local}Z`).getTime();
  const offset = new Date(`${siteTime(new Date(asUtc), timezone)}Z`).getTime() - asUtc;
  return new Date(asUtc - offset).toISOString().slice(0, 19);
}
