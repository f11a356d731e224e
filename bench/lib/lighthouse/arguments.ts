import { accessSync, constants } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseFlags } from '@/script/lib/process/flags';
import { findBrand, type BrandName } from '../../../script/lib/server/arguments';
import { Problem } from '../../../script/lib/process/problem';
import type { SiteCode } from '../../../site-config/types';
import { CATEGORIES, isCategory, type Category } from './categories';

export interface WebArguments {
  codes: SiteCode[];
  categories: Category[];
  /** Names of pages; null for every template. */
  only: string[] | null;
  states: boolean;
  json: string | null;
}

export const USAGE = `Runs Lighthouse (mobile) on every template of a built brand, with its embedded content.

  npm run tool -- bench web [--site KEY[,KEY] | --all-brands] [--only NAME[,NAME]] [--states]
                       [--categories NAME[,NAME]] [--json FILE]

  --site KEY          brands, by code or key; default DSH
  --all-brands        all of them, one after another
  --only NAME         only these pages, named as in the table
  --states            also what templates render otherwise: page 2, an empty search, a locked page …
  --categories NAME   ${CATEGORIES.join(', ')}; default: all
  --json FILE         write every figure and finding there

Accessibility, best practices and SEO have to be 100 on every page. Performance is shown and not judged.
Exit code: 0 when they are, 1 when one is not or could not be measured. More: docs/performance.md`;

const list = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Parses the command line.
 * @param pageNames every page that can be measured
 * @returns 'help' for --help
 * @throws Problem with one line for invalid arguments
 */
export function readArguments(
  argv: string[],
  brands: readonly BrandName[],
  pageNames: readonly string[],
): WebArguments | 'help' {
  const values = parse(argv);
  if (values.help) return 'help';
  if (values.site !== undefined && values['all-brands'])
    throw new Problem('--site and --all-brands are both given: leave one out.');
  const named = [
    ...new Set(some(values.site ?? 'DSH', '--site').map((name) => findBrand(name, brands, '--site').code)),
  ];
  return {
    codes: values['all-brands'] ? brands.map(({ code }) => code) : named,
    categories: values.categories === undefined ? [...CATEGORIES] : readCategories(values.categories),
    only: values.only === undefined ? null : readNames(values.only, pageNames),
    states: values.states ?? false,
    json: values.json === undefined ? null : writableFile(values.json),
  };
}

function parse(argv: string[]) {
  return parseFlags(
    {
      args: argv,
      options: {
        site: { type: 'string' },
        'all-brands': { type: 'boolean' },
        only: { type: 'string' },
        states: { type: 'boolean' },
        categories: { type: 'string' },
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    },
    'npm run tool -- bench web --help',
  ).values;
}

function some(text: string, source: string): string[] {
  const names = list(text);
  if (names.length === 0) throw new Problem(`${source} names nothing. See npm run tool -- bench web --help`);
  return names;
}

function readCategories(text: string): Category[] {
  const names = some(text, '--categories');
  const unknown = names.find((name) => !isCategory(name));
  if (unknown !== undefined)
    throw new Problem(`--categories: "${unknown}" is none. There are ${CATEGORIES.join(', ')}.`);
  return CATEGORIES.filter((category) => names.includes(category));
}

function readNames(text: string, known: readonly string[]): string[] {
  const names = some(text, '--only');
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Problem(`--only: there is no page "${unknown}". Pages: ${known.join(', ')}`);
  return names;
}

/** Checked before the long work. */
function writableFile(file: string): string {
  const folder = dirname(resolve(file));
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Problem(`--json: nothing can be written to ${folder}. Create the folder, or choose another file.`);
  }
  return file;
}
