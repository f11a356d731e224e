/** The versions that operators read and those that the plugin acts on must be the same. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const root = join(__dirname, '../..');
const page = readFileSync(join(root, 'docs/wordpress.md'), 'utf8');
const floors = z
  .array(
    z.object({
      key: z.string(),
      name: z.string(),
      level: z.enum(['refuse', 'warn']),
      below: z.string(),
      why: z.string(),
      source: z.url(),
    }),
  )
  .parse(JSON.parse(readFileSync(join(root, 'packages/plugin/footbridge/floors.json'), 'utf8')));

describe('docs/wordpress.md', () => {
  it('has the table of floors.json: copy what is expected here after a change there', () => {
    const rows = floors.map(
      ({ name, below, level, why, source }) =>
        `| ${name} | ${below} | ${level === 'refuse' ? '**refused**' : 'warned'} | ${why} ([source](${source})) |`,
    );
    const [, table = ''] = /<!-- floors\.json -->\n\n([\s\S]*?)\n\n/.exec(page) ?? [];
    expect(table.split('\n')).toEqual(['| what | oldest | older ones are | because |', '|---|---|---|---|', ...rows]);
  });
});
