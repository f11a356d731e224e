export interface Summary {
  fullName: string;
  code: string;
  siteUrl: string;
  wordPressUrl: string;
  embedded: boolean;
  dev: boolean;
  /** Where sent forms can be looked at. */
  leads?: string;
  /** Search engines are shut out (SITE_STAGE). */
  staging: boolean;
  /** Where mails are caught; undefined where a mail server sends them. */
  mailFolder?: string;
  /** The URL of the site's metrics; null if not set up. */
  metricsUrl?: string | null;
  /** Whether visitors can be located. */
  hasPlaces?: boolean;
  /** How many processes serve it. */
  processes?: number;
}

/** What is printed once the site answers: where things are, and how to sign in where that is known. */
export function summaryTable({
  fullName,
  code,
  siteUrl,
  wordPressUrl,
  embedded,
  dev,
  leads,
  mailFolder,
  metricsUrl,
  processes = 1,
  hasPlaces = true,
  staging,
}: Summary): string {
  const rows: Array<[string, string]> = [
    ['Site', `${siteUrl}/`],
    ...(processes > 1 ? [['Processes', String(processes)] satisfies [string, string]] : []),
    ['WordPress', embedded ? `${wordPressUrl}/ (embedded, example content)` : wordPressUrl],
  ];
  if (embedded) rows.push(['Editor', `${wordPressUrl}/wp-admin/  admin / footbridge-demo`]);
  // A reminder: the example content is not for a public site.
  if (staging) rows.push(['Search', 'engines are shut out: this is a staging site']);
  else if (!embedded) rows.push(['Search', 'engines may show this site; on a staging site set SITE_STAGE=staging']);
  if (leads) rows.push(['Leads', `${leads}/ (docs/leads.md)`]);
  if (mailFolder) rows.push(['Mail', `${mailFolder}/ (caught, none is sent)`]);
  if (!hasPlaces)
    rows.push(['Places', 'of visitors are unknown: npm run tool -- geoip installs the city database (129 MB)']);
  rows.push(['Health', `${siteUrl}/api/health`]);
  if (metricsUrl) rows.push(['Metrics', metricsUrl]);
  rows.push(['Stop', 'Ctrl-C']);
  const lines = rows.map(([name, value]) => `  ${name.padEnd(11)}${value}`);
  return ['', `${fullName} (${code})${dev ? ', development' : ''}`, ...lines, ''].join('\n');
}
