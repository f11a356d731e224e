/** docs/specification.md: every statement is carried by a test, and that test runs code of the product. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { testFiles } from '@footbridge/tools/imports';
import { liveFiles, productFilesOf } from './support/product';

const root = join(__dirname, '..');

const PACKAGES = ['bridge', 'browser', 'embedded', 'shared', 'tools'];

const live = liveFiles(root);

/** Test files by the statements in their titles. */
const carriers = new Map<string, string[]>();
for (const file of ['__tests__', ...PACKAGES.map((name) => `packages/${name}/__tests__`), 'e2e'].flatMap((folder) =>
  testFiles(root, folder),
))
  for (const [id] of readFileSync(join(root, file), 'utf8').matchAll(/(?<=\[)S\d+\.\d+(?=\])/g))
    carriers.set(id, [...new Set([...(carriers.get(id) ?? []), file])]);

/** The column of the table that says which statements need a test: `| 5 | rules | … | 1–19 |`. */
const needed = readFileSync(join(root, 'docs/specification.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, section = '', ranges = ''] = /^\| (\d+) \|.*\| ([\d–, ]+) \|$/.exec(line) ?? [];
    return [...ranges.matchAll(/(\d+)(?:–(\d+))?/g)].flatMap(([, from = '', to = from]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `S${section}.${Number(from) + at}`),
    );
  });

describe('the statements of the specification', () => {
  it('are all carried by tests, and no test carries one that does not exist', () => {
    expect(needed.length).toBe(180);
    expect(needed.filter((id) => !carriers.has(id))).toEqual([]);
    expect([...carriers.keys()].filter((id) => !needed.includes(id))).toEqual([]);
  });

  it('are shown with code that a page, a route or a command imports', () => {
    const inJest = new Set([...carriers.values()].flat().filter((file) => !file.startsWith('e2e/')));
    const dead = [...inJest].flatMap((test) =>
      productFilesOf(root, test)
        .filter((file) => !live.has(file))
        .map((file) => `${test} → ${file}`),
    );
    const withoutProduct = [...inJest].filter((test) => productFilesOf(root, test).length === 0);
    expect(dead).toEqual([]);
    expect(withoutProduct).toEqual([]);
  });
});
