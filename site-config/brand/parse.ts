import { BrandError } from './brand-error';
import { brandFileSchema } from './schema';
import { type SiteConfig, siteConfigOf } from './site';

import type { z } from 'zod';

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list in [ ]',
  object: 'fields in { }',
};
const shown = (value: unknown): string => String(JSON.stringify(value)).slice(0, 60);

/** Returns an error of a brand's file in plain words, with the values that are allowed. */
function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if (code === 'invalid_type')
    return input === undefined ? 'is missing' : `must be ${TYPES[issue.expected] ?? issue.expected}`;
  if (code === 'invalid_value')
    return input === undefined
      ? 'is missing'
      : `must be one of ${issue.values.map(String).join(', ')}; it is ${shown(input)}`;
  if (code === 'unrecognized_keys')
    return `has no field ${issue.keys.map(shown).join(', ')}: remove it, or correct its name`;
  const unit = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' entries' : '';
  if (code === 'too_small')
    return `must ${unit ? 'have' : 'be'} ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${unit}`;
  if (code === 'too_big')
    return `must ${unit ? 'have' : 'be'} ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}${unit}`;
  return undefined;
}

export interface ParsedBrand {
  /** Null if there are problems. */
  site: SiteConfig | null;
  problems: string[];
}

/** Returns a brand's configuration, or the errors of its file, one line a field: "CODE.palettes.brand.200: must be a color #RRGGBB". */
export function parseBrand(code: string, file: unknown): ParsedBrand {
  if (!/^[A-Z]{3}$/.test(code))
    return { site: null, problems: [`${code}: the name of a brand's folder must be three capital letters`] };
  const { data, error } = brandFileSchema.safeParse(file, { error: plainMessage });
  if (data) return { site: siteConfigOf(code, data), problems: [] };
  // One line a field, because a combination's error follows from the field's.
  const byField = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const field = [code, ...path].join('.');
    if (!byField.has(field)) byField.set(field, message);
  }
  return { site: null, problems: [...byField].map(([field, message]) => `${field}: ${message}`) };
}

/** Returns the errors of codes, keys and domains that another brand has, too. */
const duplicates = (sites: readonly SiteConfig[]): string[] =>
  sites.flatMap((site) =>
    sites
      .filter((other) => other !== site)
      .flatMap(({ code, key, domain, facilities }) => [
        ...([code, key].includes(site.key) ? [`${site.code}.key: ${site.key} also names ${code}`] : []),
        ...(facilities.some(({ siteKey }) => siteKey === site.code)
          ? [`${code}.facilities: ${site.code} is the code of a brand, not a key of a facility`]
          : []),
        ...(domain === site.domain ? [`${site.code}.domain: ${domain} is also the domain of ${code}`] : []),
      ]),
  );

/** Returns the brands in the order of their names. */
export function brandsOf(parsed: readonly ParsedBrand[]): SiteConfig[] {
  const sites = parsed.flatMap(({ site }) => site ?? []);
  const problems = [...parsed.flatMap((brand) => brand.problems), ...duplicates(sites)];
  if (problems.length > 0) throw new BrandError(problems.join('\n'));
  return sites.toSorted((a, b) => a.fullName.localeCompare(b.fullName, 'en'));
}
