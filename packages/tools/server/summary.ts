export interface Summary {
  fullName: string;
  code: string;
  siteUrl: string;
  wordPressUrl: string;
  embedded: boolean;
  dev: boolean;
  leads?: string;
  staging: boolean;
  mailFolder?: string;
  metricsUrl?: string | null;
  hasPlaces?: boolean;
  processes?: number;
}

export function summaryTable(site: Summary): string {
  const { embedded, siteUrl, wordPressUrl, staging, processes = 1, hasPlaces = true } = site;
  const searchable = embedded ? null : 'engines may show this site; on a staging site set SITE_STAGE=staging';
  const rows = Object.entries({
    Site: `${siteUrl}/`,
    Processes: processes > 1 && String(processes),
    WordPress: embedded ? `${wordPressUrl}/ (embedded, example content)` : wordPressUrl,
    Editor: embedded && `${wordPressUrl}/wp-admin/  admin / footbridge-demo`,
    // A reminder: the example content is not for a public site.
    Search: staging ? 'engines are shut out: this is a staging site' : searchable,
    Leads: site.leads && `${site.leads}/ (docs/leads.md)`,
    Mail: site.mailFolder && `${site.mailFolder}/ (caught, none is sent)`,
    Places: !hasPlaces && 'of visitors are unknown: npm run tool -- geoip installs the city database (129 MB)',
    Health: `${siteUrl}/api/health`,
    Metrics: site.metricsUrl,
    Stop: 'Ctrl-C',
  });
  const lines = rows.flatMap(([name, value]) => (value ? [`  ${name.padEnd(11)}${value}`] : []));
  return ['', `${site.fullName} (${site.code})${site.dev ? ', development' : ''}`, ...lines, ''].join('\n');
}
