import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { brandContentFolder } from '@/site-config/brand/read';
import { siteOf } from '@/site-config/brands';
import { stateOf } from '@/site-config/states';
import type { SiteCode, SiteConfig } from '@/site-config/types';

const placeSchema = z.strictObject({ region: z.string(), landscape: z.string() });

/** Returns a brand's surroundings, which only texts mention: content/place.json of the brand's folder, if there is one. */
function placeOf({ code, city }: SiteConfig): z.infer<typeof placeSchema> {
  const file = join(brandContentFolder(code), 'place.json');
  return existsSync(file)
    ? placeSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { region: `the ${city} area`, landscape: `the country around ${city}` };
}

type Tokens = Readonly<Record<string, string>>;

/** Paths that a brand does not have (a third outpatient path) are missing. */
export function tokensOf(code: SiteCode): Tokens {
  const site = siteOf(code);
  const numbered = (name: string, paths: { path: string }[]) =>
    Object.fromEntries(paths.map(({ path }, index) => [`${name}${index + 1}`, path]));
  return {
    fullName: site.fullName,
    shortName: site.shortName,
    code: site.code,
    key: site.key,
    domain: site.domain,
    city: site.city,
    state: site.state,
    stateName: stateOf(site.state)?.name ?? site.state,
    ...placeOf(site),
    phone: site.callNumbers.default.display,
    phoneTel: site.callNumbers.default.tel,
    aboutPath: site.aboutPath,
    admissionsPath: site.admissionsPath,
    reviewsPath: site.reviewsPath,
    teamPath: site.teamPath,
    veteranPath: site.veteranPath,
    insurancePath: '/insurance/',
    ...numbered('outpatientPath', site.outpatientPaths),
    ...numbered('levelsPath', site.levelsOfCarePaths),
  };
}

const TOKEN = /\{\{\s*([a-zA-Z]\w*)\s*\}\}/g;

/** `Call {{phone}}` → `Call (702) 555-0100`. @throws for a token that the brand has no value for */
export function fillText(text: string, tokens: Tokens): string {
  return text.replace(TOKEN, (_, name: string) => {
    const value = tokens[name];
    if (value === undefined) throw new Error(`unknown token {{${name}}}`);
    return value;
  });
}

export function fillDeep(value: unknown, tokens: Tokens): unknown {
  if (typeof value === 'string') return fillText(value, tokens);
  if (Array.isArray(value)) return value.map((item) => fillDeep(item, tokens));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillDeep(item, tokens)]));
  }
  return value;
}

export function tokensIn(text: string): string[] {
  return [...new Set([...text.matchAll(TOKEN)].map((match) => match[1] ?? ''))];
}
