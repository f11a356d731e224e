/** No regular expression of the product needs four times the steps for twice the text (packages/bridge/docs/reliability.md). */
import { readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import { attackOn } from '../support/steps/attacks';
import { sourceFiles } from '../support/imports';
import { programOf } from '../support/steps/regex-steps';

const FOLDERS = [
  'packages/bridge',
  'packages/shared',
  'site-config',
  'packages/browser',
  'wp-templates',
  'components',
  'pages',
  'queries',
  'fragments',
  'packages/embedded',
];

/** Files whose patterns never see a long text, and what limits it. */
const BOUNDED: Readonly<Record<string, string>> = {
  'packages/browser/lib/device-class.ts': 'reads 512 characters (MAX_LENGTH)',
  'packages/bridge/platform/scrub.ts': 'reads 4,000 letters (MOST_LETTERS)',
  'packages/shared/errors/address.ts': 'reads 1,000 characters (MAX_ADDRESS_LENGTH)',
  'packages/shared/errors/text.ts': 'reads 4,000 characters (MAX_TEXT_LENGTH)',
};

jest.setTimeout(120_000);

interface Literal {
  file: string;
  line: number;
  pattern: string;
  flags: string;
}

function literalsIn(file: string): Literal[] {
  const { tokens } = parse(readFileSync(file, 'utf8'), {
    sourceType: 'module',
    plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
    tokens: true,
  });
  const found: Literal[] = [];
  for (const token of tokens ?? []) {
    if (token.type.label !== 'regexp') continue;
    const { pattern, flags }: { pattern: string; flags: string } = token.value;
    found.push({ file, line: token.loc.start.line, pattern, flags });
  }
  return found;
}

const literals = FOLDERS.flatMap((folder) => sourceFiles(process.cwd(), folder))
  // A tool for one's own schema.
  .filter((file) => !file.startsWith('packages/embedded/schema/'))
  .flatMap((file) => literalsIn(file));

it('every regular expression reads a text of twice the length in less than three times the steps', () => {
  expect(literals.length).toBeGreaterThan(500);
  const slow = literals.flatMap(({ file, line, pattern, flags }) => {
    if (file in BOUNDED) return [];
    const attack = attackOn(programOf(pattern, flags));
    return attack ? [`${file}:${line} /${pattern}/${flags} for ${JSON.stringify(attack)}`] : [];
  });
  expect(slow).toEqual([]);
});
