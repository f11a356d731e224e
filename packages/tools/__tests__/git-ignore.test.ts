import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const isIgnored = (path: string): boolean =>
  spawnSync('git', ['check-ignore', '-q', '--no-index', path], { cwd: join(__dirname, '../../..') }).status === 0;

describe('.gitignore', () => {
  it('leaves out the folder that docs/wordpress.md exports example content to', () => {
    expect(isIgnored('content/content.xml')).toBe(true);
  });

  it.each(['site-config/brands/desert-hope/content/redirects.json', 'packages/embedded/content/pages/about.md'])(
    'includes %s',
    (path) => {
      expect(isIgnored(path)).toBe(false);
    },
  );
});
