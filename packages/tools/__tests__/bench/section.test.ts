/** What `npm run tool -- bench` writes into docs/performance.md. */
import { readFileSync } from 'node:fs';
import { fillBlock, sectionText } from '@footbridge/tools/bench/lib/section';

const verdict = { what: 'HTML', target: '≤ 16 kB', measured: '18 kB', isMet: false };
const section = { verdicts: [verdict], table: { head: ['page', 'kB'], rows: [['single', '18']] }, notes: ['A note.'] };

it('has the aims, the table and the notes, and says whether it was a short run', () => {
  expect(sectionText(section, 'Measured today.', true))
    .toBe(`**A short run: to see that it works, not to believe.** Measured today.

| promised | aim     | measured |                 |
|----------|---------|----------|-----------------|
| HTML     | ≤ 16 kB | 18 kB    | **falls short** |

| page   | kB |
|--------|----|
| single | 18 |

A note.`);
});

it('replaces the text between the markers alone', () => {
  const page = 'Before\n<!-- bench:size -->\nold\n<!-- /bench:size -->\nAfter';
  expect(fillBlock(page, 'size', 'new\n')).toBe('Before\n<!-- bench:size -->\nnew\n<!-- /bench:size -->\nAfter');
  expect(() => fillBlock(page, 'cold', 'new')).toThrow('has no lines <!-- bench:cold -->');
});

it.each(['size', 'speed', 'interactions', 'serve', 'cold', 'scale'])(
  'docs/performance.md has a place for %s',
  (part) => {
    const page = readFileSync('docs/performance.md', 'utf8');
    expect(fillBlock(page, part, 'figures')).toContain(`<!-- bench:${part} -->\nfigures\n`);
  },
);
