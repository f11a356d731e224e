import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { sites } from '@/site-config/brands';

/** Data, tests, documentation and an operator's settings may name brands; everything else of the repository is code. */
const NOT_CODE =
  /^(?:site-config\/brands|packages\/embedded\/content|packages\/plugin\/tests|packages\/tools\/bench|(?:packages\/\w+\/)?__tests__|e2e|docs|\.github)\/|\.(?:md|patch|example|lock)$|\.(?:stories|fixture)\.tsx?$|^(?:LICENSE|compose\.yaml|package-lock\.json)$/;

/** Names the brand without SITE. */
const DEFAULT_SITE = 'site-config/site-code.ts';

const names = sites.flatMap(({ code, key }) => [code, key]);
const NAME = new RegExp(`\\b(?:${names.join('|')})\\b`);

describe('the code', () => {
  it('names no brand by code or key: a brand is its folder', () => {
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
    const naming = files
      .trim()
      .split('\n')
      .filter((file) => /\.(?:tsx?|m?[jt]s|json|jsonc|php|sh|ya?ml)$|^script\//.test(file) && !NOT_CODE.test(file))
      .filter((file) => NAME.test(readFileSync(file, 'utf8')));
    expect(naming).toEqual([DEFAULT_SITE]);
  });
});
