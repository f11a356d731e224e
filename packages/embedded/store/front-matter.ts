import { z } from 'zod';
import type { Field, Values } from '../fields/field';
import { fieldsOf } from '../fields/model';
import { valuesSchema, type Reading } from '../fields/read';
import { check } from './files';

const slug = z.string().regex(/^[a-z0-9-]+$/, 'must be a slug: lower case letters, digits, hyphens');
const path = z.string().regex(/^\/(?:[a-z0-9-]+\/)*$/, 'must be a path with a slash at both ends');
const dateTime = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 19) : value),
  z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, 'must look like 2026-03-02T09:00:00'),
);
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

const identity = z.discriminatedUnion('type', [
  shared.extend({ type: z.literal('page'), path }),
  shared.extend({ type: z.enum(['post', 'facility', 'contributor']), slug }),
]);

/** References in files are slugs and keys of media.yaml; loadStore replaces them by ids. */
export const FILE: Reading = {
  reference: () => z.string('must be a slug or a key'),
};

/** By a model's fields, which a reload replaces. */
const schemas = new WeakMap<readonly Field[], z.ZodType<Values>>();

/** Returns the schema of a post type's fields in files. */
export function fileSchema(type: string): z.ZodType<Values> {
  const fields = fieldsOf(type);
  const schema = schemas.get(fields) ?? valuesSchema(fields, FILE);
  schemas.set(fields, schema);
  return schema;
}

export type FrontMatter = z.infer<typeof identity> & { values: Values };

/**
 * Returns the front matter of a content file, after tokens and per-brand overrides.
 * @throws ContentError
 */
export function readFrontMatter(data: Readonly<Record<string, unknown>>): FrontMatter {
  const fields = fieldsOf(String(data.type));
  const names = new Set(fields.map(({ name }) => name));
  const part = (isField: boolean) =>
    Object.fromEntries(Object.entries(data).filter(([name]) => names.has(name) === isField));
  const own = check(identity, part(false));
  return { ...own, values: check(fileSchema(own.type), part(true)) };
}
