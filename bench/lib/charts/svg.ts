/** Shared parts of both kinds of charts. The only place that escapes text. */

export const WIDTH = 760;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** Colors for light and dark: the picture has its own background. */
const STYLE = `
.ground{fill:#ffffff}.text{fill:#1f2328;font:14px system-ui,sans-serif}.strong{font-weight:600}.small{font-size:12px}.faint{fill:#59636e}.halo{stroke:#ffffff;stroke-width:4px;paint-order:stroke}
.line{stroke:#d1d9e0;stroke-width:1}.limit{stroke:#b42318;stroke-width:1.5;stroke-dasharray:5 4}.limit-text{fill:#b42318}
.s0{fill:#0b63c5}.s1{fill:#8a94a0}.s2{fill:#b45309}.s3{fill:#15803d}
.c0{stroke:#0b63c5}.c1{stroke:#6b7682}.c2{stroke:#b45309}.c3{stroke:#15803d}.curve{fill:none;stroke-width:2.5}.guide{fill:none;stroke:#8a94a0;stroke-width:1.5;stroke-dasharray:2 4}
@media (prefers-color-scheme:dark){.ground{fill:#0d1117}.text{fill:#f0f6fc}.faint{fill:#9198a1}.halo{stroke:#0d1117}.line{stroke:#3d444d}.limit{stroke:#ff8a80}.limit-text{fill:#ff8a80}
.s0{fill:#58a6ff}.s1{fill:#7d8590}.s2{fill:#f0a04b}.s3{fill:#56d364}.c0{stroke:#58a6ff}.c1{stroke:#9198a1}.c2{stroke:#f0a04b}.c3{stroke:#56d364}.guide{stroke:#7d8590}}`.replaceAll(
  '\n',
  '',
);

export interface TextOptions {
  anchor?: 'start' | 'middle' | 'end';
  kind?: string;
}

export const text = (x: number, y: number, words: string, { anchor = 'start', kind = '' }: TextOptions = {}): string =>
  `<text class="text ${kind}" x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escape(words)}</text>`;

export const line = (from: readonly [number, number], to: readonly [number, number], kind = 'line'): string =>
  `<line class="${kind}" x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}"/>`;

export const round = (value: number): number => Math.round(value * 10) / 10;

/** @param desc describes the picture for screen readers */
export function picture(title: string, desc: string, height: number, content: readonly string[]): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title desc">`;
  const described = `<title id="title">${escape(title)}</title><desc id="desc">${escape(desc)}</desc><style>${STYLE}</style>`;
  return [
    `${head}${described}`,
    `<rect class="ground" width="${WIDTH}" height="${height}" rx="8"/>`,
    text(20, 32, title, { kind: 'strong' }),
    ...content,
    '</svg>',
    '',
  ].join('\n');
}

/** Three digits, no more: 0.734, 1.28, 45.1, 1,840. */
export function short(value: number): string {
  if (value !== 0 && Math.abs(value) < 100) return String(Number(value.toPrecision(3)));
  return Math.round(value).toLocaleString('en-US');
}
