/** Security pages name existing files. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, 'docs', file), 'utf8');

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
