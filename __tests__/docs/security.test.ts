/** Security pages name existing tests, and cover every chapter of the standard. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, 'docs', file), 'utf8');
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => /^\| (?!-)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const asvs = read('asvs.md');

/** Files and folders of the project in backticks. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w@.-]+(?:\/[\w.-]*)+|[\w-]+\.test\.ts)`/g)].flatMap(([, path = '']) =>
    /^(?:\/|text\/|rediss?:)/.test(path) ? [] : [path],
  );

it.each(['asvs.md', 'security.md'])('docs/%s names files that are there', (page) => {
  const paths = pathsIn(read(page));
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(join(root, '__tests__', path)) && !existsSync(join(root, path)))).toEqual(
    [],
  );
});

it('docs/asvs.md has every chapter, and whether each requirement is met', () => {
  expect([...asvs.matchAll(/^## V(\d+) /gm)].map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 17 }, (_, index) => index + 1),
  );
  const rows = rowsOf(asvs).filter(([first]) => first !== 'requirement');
  expect(rows.length).toBeGreaterThan(90);
  expect(rows.filter(([, met = '']) => !['yes', 'partly', 'no', 'n/a', 'operator'].includes(met))).toEqual([]);
  // What is not met has its reason.
  expect(rows.filter(([, met, by]) => met !== 'n/a' && !by)).toEqual([]);
});
