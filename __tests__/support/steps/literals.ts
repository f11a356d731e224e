/** The regular expressions in the project's source. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';

export interface Literal {
  file: string;
  line: number;
  pattern: string;
  flags: string;
}

export function literalsIn(root: string, file: string): Literal[] {
  const { tokens } = parse(readFileSync(join(root, file), 'utf8'), {
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
