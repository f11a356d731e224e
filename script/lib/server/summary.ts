export interface Summary {
  fullName: string;
  code: string;
  siteUrl: string;
  wordPressUrl: string;
  embedded: boolean;
  dev: boolean;
}

/** What is printed once the site answers: where things are, and how to sign in where that is known. */
export function summaryTable({ fullName, code, siteUrl, wordPressUrl, embedded, dev }: Summary): string {
  const rows: Array<[string, string]> = [
    ['Site', `${siteUrl}/`],
    ['WordPress', embedded ? `${wordPressUrl}/ (embedded, example content)` : wordPressUrl],
  ];
  if (embedded) rows.push(['Editor', 'editor / footbridge-demo']);
  rows.push(['Stop', 'Ctrl-C']);
  const lines = rows.map(([name, value]) => `  ${name.padEnd(11)}${value}`);
  return ['', `${fullName} (${code})${dev ? ', development' : ''}`, ...lines, ''].join('\n');
}
