/** What a process has once, for all of Next's module instances, lies on globalThis: two files must not mean two things by one name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
/** Where one comes to be; to forget one is everybody's. */
const MADE = /globalThis\.(footbridge\w+)\s*(?:\?\?=|=(?![=>]))(?!\s*undefined)/g;

const sources = ['bridge', 'pages', 'script'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name))
    .map((name) => `${folder}/${name}`),
);

it('every global is made in one file', () => {
  const makers = new Map<string, Set<string>>();
  for (const file of sources) {
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(MADE))
      makers.set(name, (makers.get(name) ?? new Set()).add(file));
  }
  expect(makers.size).toBeGreaterThan(20);
  expect(
    [...makers].filter(([, files]) => files.size > 1).map(([name, files]) => `${name}: ${[...files].join(', ')}`),
  ).toEqual([]);
});
