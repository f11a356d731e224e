export interface Summary {
  fullName: string;
  code: string;
  siteUrl: string;
  wordPressUrl: string;
  embedded: boolean;
  dev: boolean;
  /** Where sent forms can be looked at. */
  leads?: string;
}

/** What is printed once the site answers: where things are, and how to sign in where that is known. */
export function summaryTable({ fullName, code, siteUrl, wordPressUrl, embedded, dev, leads }: Summary): string {
  const rows: Array<[string, string]> = [
    ['Site', `${siteUrl}/`],
    ['WordPress', embedded ? `${wordPressUrl}/ (embedded, example content)` : wordPressUrl],
  ];
  if (embedded) rows.push(['Editor', 'editor / footbridge-demo']);
  if (leads) rows.push(['Leads', `${leads}/ (docs/leads.md)`]);
  rows.push(['Stop', 'Ctrl-C']);
  const lines = rows.map(([name, value]) => `  ${name.padEnd(11)}${value}`);
  return ['', `${fullName} (${code})${dev ? ', development' : ''}`, ...lines, ''].join('\n');
}
