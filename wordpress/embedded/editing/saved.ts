import { z } from 'zod';
import type { Value } from '../fields/field';
import { EDITED_TYPES } from './types';

/** The first id of new content, above all ids of content files (store/ids.ts). Ids count up and are never reused. */
export const FIRST_ID = 1_000_001;

const valueSchema: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.array(valueSchema), z.record(z.string(), valueSchema)]),
);
/** Changed fields; the form checked them (field-values.ts). */
const changesSchema = z.record(z.string(), valueSchema.nullable());

const autosaveSchema = z.strictObject({
  id: z.number().int(),
  title: z.string(),
  content: z.string(),
  slug: z.string().optional(),
  values: changesSchema.optional(),
  savedAt: z.string(),
  by: z.string(),
});

/** The edits of one post. Missing fields are as in its content file. */
const savedPostSchema = z.strictObject({
  id: z.number().int().positive(),
  type: z.enum(EDITED_TYPES),
  /** Created here, without a content file. */
  isNew: z.boolean(),
  title: z.string().optional(),
  content: z.string().optional(),
  slug: z.string().optional(),
  oldSlugs: z.array(z.string()).optional(),
  status: z.enum(['draft', 'pending', 'private', 'future', 'publish']).optional(),
  isTrashed: z.boolean().default(false),
  date: z.string().optional(),
  /** A user chose the date, so publishing does not set it. */
  isDateChosen: z.boolean().default(false),
  modified: z.string().optional(),
  parentId: z.number().int().optional(),
  values: changesSchema.optional(),
  author: z.string().optional(),
  /** Slug of the last user who saved. */
  editedBy: z.string(),
  /** null: that of the content file is gone. */
  autosave: autosaveSchema.nullable().optional(),
});

export const eventSchema = z.strictObject({ kind: z.string(), keys: z.array(z.string()), uris: z.array(z.string()) });

const entrySchema = z.strictObject({
  id: z.string(),
  renderedAt: z.number(),
  events: z.array(eventSchema),
  state: z.enum(['waiting', 'accepted', 'refused']),
  tries: z.number().int(),
  /** Not to be sent before, ms. */
  due: z.number(),
  answer: z.string(),
  pages: z.number().int().nullable(),
});

/** The edits file of one brand. */
export const savedSchema = z.strictObject({
  version: z.literal(2),
  nextId: z.number().int().min(FIRST_ID),
  posts: z.array(savedPostSchema),
  menuLabels: z.record(z.string(), z.string()),
  /** Changed fields of the options page. */
  options: changesSchema,
  outbox: z.array(entrySchema),
});

export type Saved = z.infer<typeof savedSchema>;
export type SavedPost = z.infer<typeof savedPostSchema>;
export type OutboxEntry = z.infer<typeof entrySchema>;
export type WebhookEvent = z.infer<typeof eventSchema>;

export const NOTHING: Saved = { version: 2, nextId: FIRST_ID, posts: [], menuLabels: {}, options: {}, outbox: [] };

/** Whether there are edits to apply to the content. */
export const hasEdits = ({ posts, menuLabels, options }: Saved): boolean =>
  posts.length > 0 || Object.keys(menuLabels).length > 0 || Object.keys(options).length > 0;
