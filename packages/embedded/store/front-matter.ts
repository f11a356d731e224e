import { z } from 'zod';
import { baseOf, POST_TYPES } from '../fields/declared';
import { isValues } from '../fields/field';
import { fieldsOf } from '../fields/model';
import { check, ContentError } from './files';
import type { SiteCode } from '@/site-config/types';
import { fillDeep, tokensIn, tokensOf } from '../markdown/tokens';

const slug = z.string().regex(/^[a-z0-9-]+$/, 'must be a slug: lower case letters, digits, hyphens');
const path = z.string().regex(/^\/(?:[a-z0-9-]+\/)*$/, 'must be a path with a slash at both ends');
const dateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, 'must look like 2026-03-02T09:00:00');
const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string());

export { dateTime, slug, text };

/** What a content file has besides fields (fields/model.ts). */
const shared = z.strictObject({
  title: text,
  status: z.enum(['publish', 'draft', 'future', 'private']).default('publish'),
  password: text.optional(),
  date: dateTime.default('2025-09-01T09:00:00'),
  modified: dateTime.optional(),
  author: slug.default('editor'),
  format: slug.optional(),
  comments: z.enum(['open', 'closed']).default('closed'),
  /** Slugs that an address once had; WordPress remembers them for all types but pages. */
  oldSlugs: z.array(slug).default([]),
  frontPage: z.boolean().default(false),
  postsPage: z.boolean().default(false),
  privacyPage: z.boolean().default(false),
  /** Unpublished changes: the autosave that a preview shows. */
  autosave: z.strictObject({ title: text, body: z.string() }).optional(),
});

const WRITTEN = Object.keys(POST_TYPES).filter((type) => type !== 'attachment');
export const MODEL_FILE = 'packages/plugin/footbridge/model.json';

/** Returns the schema of all but fields: posts have a path where they may have parents, a slug elsewhere. */
function identityOf(type: string, fileName: string): z.ZodType<Omit<FrontMatter, 'fields'>> {
  const base = baseOf(type);
  if (!POST_TYPES[type]?.hierarchical || base === null)
    return shared
      .extend({ type: z.string(), slug })
      .transform((given) => ({ ...given, path: base === null ? null : `${base}${given.slug}/` }));
  return shared
    .extend({ type: z.string(), path: path.refine((given) => given.startsWith(base), `must begin with ${base}`) })
    .transform((given) => ({ ...given, slug: given.path.split('/').findLast(Boolean) ?? fileName }));
}

export type FrontMatter = z.infer<typeof shared> & {
  type: string;
  slug: string;
  path: string | null;
  /** Its fields, unchecked: they may name what another file has. */
  fields: Readonly<Record<string, unknown>>;
};

export function readFrontMatter(data: Readonly<Record<string, unknown>>, fileName: string): FrontMatter {
  const type = String(data.type ?? '');
  if (!WRITTEN.includes(type))
    throw new ContentError(
      `type: "${type}" is none of ${WRITTEN.join(', ')}. Correct it, or declare it in postTypes of ${MODEL_FILE}`,
    );
  const names = new Set(fieldsOf(type).map(({ name }) => name));
  const part = (isField: boolean) =>
    Object.fromEntries(Object.entries(data).filter(([name]) => names.has(name) === isField));
  return { ...check(identityOf(type, fileName), part(false)), fields: part(true) };
}

type Fields = Record<string, unknown>;

/** Returns whether an entry with a `sites` list belongs to the brand; `-CODE` in it means all brands but that. */
export function belongsTo(sites: unknown, code: SiteCode): boolean {
  if (!Array.isArray(sites) || sites.includes(code)) return true;
  return sites.some((site) => String(site).startsWith('-')) && !sites.includes(`-${code}`);
}

const over = (common: Fields, own: Fields): Fields => ({
  ...common,
  ...Object.fromEntries(
    Object.entries(own).map(([name, value]) => {
      const before = common[name];
      return [name, isValues(before) && isValues(value) ? over(before, value) : value];
    }),
  ),
});

/** Returns fields as one brand has them: its own `perSite` entries over the common ones, tokens filled in. */
export function fieldsForSite(fields: Fields, code: SiteCode): Fields {
  const { perSite, ...common } = fields;
  const own = isValues(perSite) && isValues(perSite[code]) ? perSite[code] : {};
  const merged = fillDeep(over(common, own), tokensOf(code));
  return isValues(merged) ? merged : {};
}

/** Its path needs no token that the brand lacks: a third outpatient page exists only where there is a third path. */
export function existsOn(fields: Fields, code: SiteCode): boolean {
  if (!belongsTo(fields.sites, code)) return false;
  const own = isValues(fields.perSite) && isValues(fields.perSite[code]) ? fields.perSite[code] : {};
  const address = own.path ?? fields.path;
  const tokens = tokensOf(code);
  return typeof address !== 'string' || tokensIn(address).every((name) => !/Path\d$/.test(name) || name in tokens);
}
