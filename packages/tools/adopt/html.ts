import { escapeHtml } from '@footbridge/bridge/wordpress/html/escape';
import { byLevel, countOf, type Level, type Report, type Row, type Section } from './report';

const MARKS: Record<Level, string> = { red: 'red', yellow: 'look', green: 'ok', info: '' };
const STYLE = `
:root { color-scheme: light dark; --line: #8886; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 0.5rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { border-bottom: 1px solid var(--line); padding: 0.4rem 0.6rem 0.4rem 0; text-align: left; vertical-align: top; }
td:nth-child(2) { min-width: 9rem; overflow-wrap: anywhere; }
td { overflow-wrap: break-word; }
.table { overflow-x: auto; }
td:first-child, th:first-child { width: 3.5rem; }
.mark { border-radius: 0.25rem; font-weight: 600; padding: 0.05rem 0.4rem; }
.red .mark { background: #b3261e; color: #fff; }
.yellow .mark { background: #f5d76e; color: #332a00; }
.green .mark { background: #1b6e3c; color: #fff; }
nav { margin-top: 1.5rem; }
nav a { display: inline-block; margin: 0 1rem 0.25rem 0; }
@media (max-width: 44rem) {
  thead { display: none; }
  tr { display: block; border-bottom: 1px solid var(--line); padding: 0.6rem 0; }
  td, td:first-child { border: 0; display: block; padding: 0.1rem 0; width: auto; }
  td:empty { display: none; }
  td, td:nth-child(2) { min-width: 0; overflow-wrap: anywhere; }
  td[data-label]::before { content: attr(data-label) ": "; opacity: 0.75; }
}
@media print { nav { display: none; } }`;

function rowHtml({ level, cells }: Row, head: readonly string[]): string {
  const mark = MARKS[level] ? `<span class="mark">${MARKS[level]}</span>` : '';
  const columns = cells.map((cell, index) => {
    const label = head[index] ? ` data-label="${escapeHtml(head[index])}"` : '';
    return `<td${label}>${escapeHtml(cell)}</td>`;
  });
  return `<tr class="${level}"><td>${mark}</td>${columns.join('')}</tr>`;
}

function tableHtml(rows: readonly Row[], head: readonly string[]): string {
  if (rows.length === 0) return '';
  const titles = head.map((title) => `<th scope="col">${escapeHtml(title)}</th>`).join('');
  const top = head.length > 0 ? `<thead><tr><th scope="col"><span hidden>level</span></th>${titles}</tr></thead>` : '';
  const body = byLevel(rows).map((one) => rowHtml(one, head));
  return `<div class="table"><table>${top}<tbody>${body.join('\n')}</tbody></table></div>`;
}

const sectionHtml = ({ title, note, head, rows }: Section, index: number): string =>
  `<section id="s${index}"><h2>${escapeHtml(title)}</h2>${note ? `<p>${escapeHtml(note)}</p>` : ''}${tableHtml(rows, head)}</section>`;

export function htmlPage(report: Report): string {
  const title = `Adoption of ${report.wordPress} by ${report.brand}`;
  const red = countOf(report, 'red');
  const links = report.sections.map((section, index) => {
    const reds = section.rows.filter(({ level }) => level === 'red').length;
    return `<a href="#s${index}">${escapeHtml(section.title)}${reds > 0 ? ` (${reds} red)` : ''}</a>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body>
<h1>${escapeHtml(title)}</h1>
<p><strong>${red > 0 ? `${red} red` : 'Nothing is red'}</strong>, ${countOf(report, 'yellow')} to look at.</p>
${tableHtml(report.summary, [])}
<nav aria-label="Tables">${links.join('\n')}</nav>
${report.sections.map(sectionHtml).join('\n')}
</body>
</html>
`;
}
