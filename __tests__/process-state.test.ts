/** Each name of processState() stands for one type (packages/bridge/platform/process-state.ts). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const DECLARED = /processState(?:<[\s\S]{1,200}?>)?\('(\w+)'/g;

const sources = ['packages/bridge', 'pages', 'packages/tools'].flatMap((folder) =>
  !existsSync(join(root, folder))
    ? []
    : readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('__tests__'))
        .map((name) => `${folder}/${name}`),
);

it('every state of the process is declared in one file', () => {
  const makers = new Map<string, Set<string>>();
  for (const file of sources) {
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(DECLARED))
      makers.set(name, (makers.get(name) ?? new Set()).add(file));
  }
  expect(makers.size).toBeGreaterThan(20);
  expect(
    [...makers].filter(([, files]) => files.size > 1).map(([name, files]) => `${name}: ${[...files].join(', ')}`),
  ).toEqual([]);
});
