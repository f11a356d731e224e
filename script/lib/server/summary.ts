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
  /** Where the site tells what it measures, for each process; none where nobody asked for it. */
  metricsUrls?: readonly string[];
  /** Ports of the processes behind the site's own, where there are several. */
  ports?: readonly number[];
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
  metricsUrls = [],
  ports = [],
  staging,
}: Summary): string {
  const rows: Array<[string, string]> = [
    ['Site', `${siteUrl}/`],
    ...(ports.length > 0
      ? [['Processes', `${ports.length}, on the ports ${ports.join(', ')}`] satisfies [string, string]]
      : []),
    ['WordPress', embedded ? `${wordPressUrl}/ (embedded, example content)` : wordPressUrl],
  ];
  if (embedded) rows.push(['Editor', `${wordPressUrl}/wp-admin/  admin / footbridge-demo`]);
  // The one who forgot it reads it here: the example content is nobody's public site.
  if (staging) rows.push(['Search', 'engines are shut out: this is a staging site']);
  else if (!embedded) rows.push(['Search', 'engines may show this site; on a staging site set SITE_STAGE=staging']);
  if (leads) rows.push(['Leads', `${leads}/ (docs/leads.md)`]);
  if (mailFolder) rows.push(['Mail', `${mailFolder}/ (caught, none is sent; npm run mail lists them)`]);
  rows.push(['Health', `${siteUrl}/api/health`]);
  for (const url of metricsUrls) rows.push(['Metrics', url]);
  rows.push(['Stop', 'Ctrl-C']);
  const lines = rows.map(([name, value]) => `  ${name.padEnd(11)}${value}`);
  return ['', `${fullName} (${code})${dev ? ', development' : ''}`, ...lines, ''].join('\n');
}
