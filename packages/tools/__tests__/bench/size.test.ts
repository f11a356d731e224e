import { gzipBytes, inlineOf } from '@footbridge/tools/bench/lib/size/inline';
import { sizeRows, sizeVerdicts } from '@footbridge/tools/bench/lib/size/table';
import type { PageSize } from '@footbridge/tools/bench/lib/size/visit';

it('counts all script and configuration of a document, data for search engines and styles apart', () => {
  const html = `<style>p{margin:0}</style><script>let a="<b>"</script><script src="/main.js" defer></script><script type="application/json" id="page-data">{"x":1}</script>
    <div data-island="Form" data-island-props="{&quot;name&quot;:&quot;é&quot;}"><p>text</p></div>
    <script type="speculationrules">{"prefetch":[]}</script><script type="application/ld+json">{"@type":"Thing"}</script><p>more text</p>`;
  expect(inlineOf(html)).toEqual({
    code: 'let a="<b>"{"x":1}{"name":"é"}{"prefetch":[]}',
    linkedData: '{"@type":"Thing"}',
    styles: 'p{margin:0}',
  });
  expect(gzipBytes('')).toBe(0);
  expect(gzipBytes('a'.repeat(10_000))).toBeLessThan(100);
});

const page = (name: string, files: number, more: Partial<PageSize> = {}): PageSize => ({
  name,
  files,
  css: 0,
  touchedFiles: null,
  inline: 1000,
  linkedData: 0,
  html: 10_000,
  everything: files,
  requests: 1,
  ...more,
});

describe('what was promised of sizes', () => {
  const empty = page('empty', 110_000, { inline: 0 });
  const pages = [
    page('single', 18_000),
    page('landing', 19_500, { touchedFiles: 108_500, html: 16_500 }),
    page('template-insurance-verification', 95_000, { touchedFiles: 96_000 }),
  ];

  it('is judged by the worst page, which is named', () => {
    expect(sizeVerdicts(empty, pages).map(({ measured, isMet }) => [measured, isMet])).toEqual([
      ['20.5 kB (landing)', false],
      ['0.186 (landing)', false],
      ['109.5 kB (landing)', true],
      ['16.5 kB (landing)', false],
    ]);
  });

  it('counts inline content with the files, before and after an interaction', () => {
    const rows = sizeRows(empty, [page('faust', 220_000), ...pages]);
    expect(rows.map(([name, js, , , ratio, touched]) => [name, js, ratio, touched])).toEqual([
      ['empty', '110.0', '1.00', '–'],
      ['faust', '221.0', '2.01', '–'],
      ['single', '19.0', '0.17', '–'],
      ['landing', '20.5', '0.19', '109.5'],
      ['template-insurance-verification', '96.0', '0.87', '97.0'],
    ]);
  });
});
