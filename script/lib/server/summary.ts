export interface Summary {
  fullName: string;
  code: string;
  siteUrl: string;
  wordPressUrl: string;
  embedded: boolean;
  dev: boolean;
  /** Where sent forms can be looked at. */
  leads?: string;
  /** Where mails are caught; undefined where a mail server sends them. */
  mailFolder?: string;
}

/** What is printed once the site answers: where things are, and how to sign in where that is known. */
export function summaryTable({ fullName, code, siteUrl, wordPressUrl, embedded, dev, leads, mailFolder }: Summary): string {
  const rows: Array<[string, string]> = [
    ['Site', `${siteUrl}/`],
    ['WordPress', embedded ? `${wordPressUrl}/ (embedded, example content)` : wordPressUrl],
  ];
  if (embedded) rows.push(['Editor', `${wordPressUrl}/wp-admin/  editor / footbridge-demo`]);
  if (leads) rows.push(['Leads', `${leads}/ (docs/leads.md)`]);
  if (mailFolder) rows.push(['Mail', `${mailFolder}/ (caught, none is sent; npm run mail lists them)`]);
  rows.push(['Stop', 'Ctrl-C']);
  const lines = rows.map(([name, value]) => `  ${name.padEnd(11)}${value}`);
  return ['', `${fullName} (${code})${dev ? ', development' : ''}`, ...lines, ''].join('\n');
}
