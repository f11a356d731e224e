/** @jest-environment node */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scripts } from '@/package.json';

const root = join(__dirname, '../../..');

describe('npm run', () => {
  it.each(['dev', 'start', 'wordpress', 'tool'] as const)(
    '%s gets the signals that npm gets: no shell is between them',
    (name) => {
      expect(scripts[name]).toMatch(/^exec /);
    },
  );

  it.each(Object.entries(scripts).flatMap(([name, line]) => line.split(' && ').map((command) => [name, command])))(
    '%s works in a fresh clone, with any Node: %s begins by getting Node and packages where they are missing',
    (_name, command) => {
      const [program = '', entry = ''] = command.replace(/^exec /, '').split(' ');
      expect(['script/run', 'script/server', 'script/start', 'script/test']).toContain(program);
      if (program === 'script/run')
        expect(existsSync(join(root, entry.endsWith('.ts') ? entry : `node_modules/.bin/${entry}`))).toBe(true);
    },
  );

  it.each(globSync('script/*', { cwd: root }))('%s: the files that it needs exist', (script) => {
    const text = readFileSync(join(root, script), 'utf8');
    const needed = [...text.matchAll(/(?:\$root\/| )((?:script|packages)\/[\w/.-]+\.(?:sh|mjs|ts))/g)].map(
      ([, file = '']) => file,
    );
    expect(needed.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
