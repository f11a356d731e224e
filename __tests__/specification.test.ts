/** Every statement of the specification is carried by a test with its number in the title, and that test runs code of the product. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { runtimeClosure, testFiles } from './support/imports';

const root = join(__dirname, '..');

const PACKAGES = ['bridge', 'browser', 'embedded', 'shared', 'tools'];

const PRODUCT =
  /^(?:packages\/(?:bridge|browser|shared|embedded)|components|fragments|pages|queries|site-config(?!\/brands)|wp-templates)\//;
/** Whether the product runs it: knip reports what only tests import. */
const isProduct = (file: string): boolean =>
  PRODUCT.test(file) && !/\/__tests__\/|\.(?:fixture|stories)\.tsx?$|\/gql\//.test(file);

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

  it('are shown with code of the product', () => {
    const inJest = new Set([...carriers.values()].flat().filter((file) => !file.startsWith('e2e/')));
    const withoutProduct = [...inJest].filter((test) => {
      const { files } = runtimeClosure(root, [test], { stopAt: isProduct });
      return ![...files.keys()].some(isProduct);
    });
    expect(withoutProduct).toEqual([]);
  });
});
