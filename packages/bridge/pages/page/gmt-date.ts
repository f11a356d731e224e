/** Parses WordPress's GMT time (`2026-11-21T17:18:05` or with a space, without a zone); null when there is none. */
export function gmtDate(date: string | null | undefined): Date | null {
  if (!date || date.startsWith('0000')) return null;
  const time = new Date(`${date.replace(' ', 'T').replace(/Z$/, '')}Z`);
  return Number.isNaN(time.getTime()) ? null : time;
}
