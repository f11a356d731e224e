import { buildSync } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  PAGE_ATTRIBUTE,
  SITE_KEYS,
  SPECIAL_ATTRIBUTE,
  VARIANT_ATTRIBUTE,
} from '@footbridge/browser/number/first-paint';

const FILE = 'packages/browser/number/first-paint.generated.ts';
/** The rules' names that no stored value has. */
const OWN_NAMES =
  /^(?:path|score|useVetPhone|ofPage|is[A-Z]\w+|mentalHealthPath|ownNumbers|specialPaths|veteranPath|numbers)$/;

export function firstPaintFile(root: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['packages/browser/number/first-paint.browser.ts'],
    bundle: true,
    minify: true,
    mangleProps: OWN_NAMES,
    mangleCache: SITE_KEYS,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: Object.fromEntries(
      Object.entries({ VARIANT_ATTRIBUTE, SPECIAL_ATTRIBUTE, PAGE_ATTRIBUTE }).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
  });
  const text = (outputFiles[0]?.text ?? '').trim().replace(/[\\']/g, '\\$&');
  return `/** Generated from first-paint.browser.ts by npm run types. */\nexport const FIRST_PAINT =\n  '${text}';\n`;
}

export function buildFirstPaint(root: string, isCheck: boolean): boolean {
  const file = firstPaintFile(root);
  if (!isCheck) writeFileSync(join(root, FILE), file);
  return readFileSync(join(root, FILE), 'utf8') === file;
}
