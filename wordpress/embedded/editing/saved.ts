import { z } from 'zod';
import { floaterSchema } from '../store/front-matter';
import { optionsSchema } from '../store/lists';
import { EDITED_TYPES } from './types';

/** The first id of new content, above all ids of content files (store/ids.ts). Ids count up and are never reused. */
export const FIRST_ID = 1_000_001;

export const stickyCtaSchema = floaterSchema.omit({ segment: true }).extend({ customize: z.boolean().default(false) });

const autosaveSchema = z.strictObject({
  id: z.number().int(),
  title: z.string(),
  content: z.string(),
  slug: z.string().optional(),
  stickyCta: stickyCtaSchema.optional(),
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
  isSticky: z.boolean().optional(),
  stickyCta: stickyCtaSchema.optional(),
  author: z.string().optional(),
  /** Slug of the last user who saved. */
  editedBy: z.string(),
  /** null: that of the content file is gone. */
  autosave: autosaveSchema.nullable().optional(),
});

const { contentSegments, contentSegmentsDefault, redirects } = optionsSchema.shape;
/** Fields of the options page that were edited. Without their defaults: what is left out is as in the content files. */
export const optionsEditSchema = z.strictObject({
  contentSegments: contentSegments.unwrap().optional(),
  contentSegmentsDefault: contentSegmentsDefault.unwrap().optional(),
  redirects: redirects.unwrap().optional(),
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
  version: z.literal(1),
  nextId: z.number().int().min(FIRST_ID),
  posts: z.array(savedPostSchema),
  menuLabels: z.record(z.string(), z.string()),
  options: optionsEditSchema,
  outbox: z.array(entrySchema),
});

export type Saved = z.infer<typeof savedSchema>;
export type SavedPost = z.infer<typeof savedPostSchema>;
export type OutboxEntry = z.infer<typeof entrySchema>;
export type WebhookEvent = z.infer<typeof eventSchema>;

export const NOTHING: Saved = { version: 1, nextId: FIRST_ID, posts: [], menuLabels: {}, options: {}, outbox: [] };

/** Whether there are edits to apply to the content. */
export const hasEdits = ({ posts, menuLabels, options }: Saved): boolean =>
  posts.length > 0 || Object.keys(menuLabels).length > 0 || Object.keys(options).length > 0;
