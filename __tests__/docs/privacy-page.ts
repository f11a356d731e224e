/** The tables of docs/privacy.md, and the sources that they are compared with. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const page = readFileSync(join(root, 'docs/privacy.md'), 'utf8');
/** The code adds a cookie's prefix on https (packages/bridge/platform/request/cookie-names). */
export const bare = (cell: string) => cell.replaceAll('`', '').replace(/^__(?:Host|Secure)-/, '');

/** The rows of the table below a heading, without its head. */
export function table(heading: string): string[][] {
  const [, section = ''] = page.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const lines =
    section
      .split(/^#+ /m)[0]
      ?.split('\n')
      .filter((line) => line.startsWith('|')) ?? [];
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
export const firstCells = (heading: string) => table(heading).flatMap(([names = '']) => names.split(', ').map(bare));

/** Who writes each name, or where it is, its life and its reason, "the same" replaced by the row before. */
export function rows(heading: string): { name: string; where: string; life: string; why: string }[] {
  let before = { life: '', why: '' };
  return table(heading).flatMap(([names = '', where = '', , life = '', why = '']) => {
    before = { life: life === 'the same' ? before.life : life, why: why === 'the same' ? before.why : why };
    return names
      .replaceAll('`', '')
      .split(', ')
      .map((name) => ({ name, where, ...before }));
  });
}

export function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|fixture)\.|__tests__/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));
}

export const sources = ['packages/browser', 'components', 'packages/bridge', 'wp-templates', 'pages'].flatMap(
  sourcesIn,
);
