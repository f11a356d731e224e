/** Every statement of the specification is carried by a test with its number in the title, and that test runs code of the product. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { testFiles } from './support/imports';
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

/** The statements that need a test, by section. The others are headings, or promises that no test can show. */
const STATEMENTS: Readonly<Record<number, string>> = {
  1: '1–6',
  2: '2–7, 9–19, 21–33',
  3: '1–60',
  4: '1–28',
  5: '1–19',
  6: '1–3',
  7: '1–7, 9–14',
  8: '1–7',
  9: '1–14',
};
const needed = Object.entries(STATEMENTS).flatMap(([section, ranges]) =>
  [...ranges.matchAll(/(\d+)(?:–(\d+))?/g)].flatMap(([, from = '', to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `S${section}.${Number(from) + at}`),
  ),
);

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
