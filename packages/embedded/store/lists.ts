import { z } from 'zod';
import { withoutPrefix } from '@footbridge/shared/schema-names';
import { TAXONOMIES } from '../fields/declared';
import { dateTime, slug, text } from './front-matter';

const codes = z
  .array(z.string().regex(/^-?[A-Z]{3}$/, 'must be a code of three capital letters, or such a code after -'))
  .optional();

/** media.yaml: the media library. `file` names a picture in content/media/ without its extension; its size is in px. */
export const mediaSchema = z.record(
  z.string(),
  z.strictObject({
    file: z.string().regex(/^[a-z0-9-]+$/),
    width: z.number().int().min(100).max(4000),
    height: z.number().int().min(100).max(4000),
    alt: text.default(''),
  }),
);
export type MediaFields = z.infer<typeof mediaSchema>[string];

const termsOf = z.record(
  slug,
  z.strictObject({ name: text, description: text.optional(), parent: slug.optional(), sites: codes }),
);

/** Taxonomies by their lists' names in terms.yaml: `categories`, `treatmentTopics`. Post formats are WordPress's. */
export const TERM_LISTS: readonly (readonly [list: string, taxonomy: string])[] = Object.entries(TAXONOMIES)
  .filter(([name]) => name !== 'post_format')
  .map(([name, { graphql }]) => [withoutPrefix(graphql.plural), name]);

export const termsSchema: z.ZodType<Record<string, z.infer<typeof termsOf>>> = z.strictObject(
  Object.fromEntries(TERM_LISTS.map(([list]) => [list, termsOf.default({})])),
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has no list ${(issue.keys ?? []).join(', ')}: it may have ${TERM_LISTS.map(([list]) => list).join(', ')}, the taxonomies of model.json`
        : undefined,
  },
);

export const usersSchema = z.array(
  z.strictObject({
    slug,
    displayName: text,
    firstName: text.optional(),
    lastName: text.optional(),
    role: z.enum(['administrator', 'editor', 'author', 'contributor', 'subscriber']),
    description: text.default(''),
    url: z.string().optional(),
  }),
);
export type UserFields = z.infer<typeof usersSchema>[number];

/** reviews.yaml: besides these, each has the fields of its field groups. */
export const reviewsSchema = z.array(
  z.looseObject({ status: z.enum(['publish', 'draft']).default('publish'), sites: codes }),
);

const menuItemFields = z.strictObject({
  label: text,
  url: z.string().optional(),
  target: z.string().optional(),
  title: text.optional(),
  description: text.optional(),
  cssClasses: z.array(z.string()).default([]),
  rel: z.string().optional(),
  sites: codes,
});
export type MenuItemFields = z.infer<typeof menuItemFields> & { children: MenuItemFields[] };

const menuItemSchema: z.ZodType<MenuItemFields> = menuItemFields.extend({
  get children() {
    return z.array(menuItemSchema).default([]);
  },
});
/** menus.yaml: the menus of the site's locations. */
export const menusSchema = z.partialRecord(
  z.enum(['primary', 'footer', 'social']),
  z.strictObject({ name: text, items: z.array(menuItemSchema) }),
);

export const settingsSchema = z.strictObject({
  title: text,
  description: text.default(''),
  language: z.string().default('en_US'),
  timezone: z.string().default('America/New_York'),
  dateFormat: z.string().default('F j, Y'),
  timeFormat: z.string().default('g:i a'),
  startOfWeek: z.number().int().default(0),
  postsPerPage: z.number().int().min(1).max(100).default(10),
  showOnFront: z.enum(['page', 'posts']).default('page'),
  /** WordPress 6.4 and later send attachments to their files unless the site is older and has it otherwise. */
  attachmentPages: z.boolean().default(false),
});
export type SiteSettings = z.infer<typeof settingsSchema>;

export const commentsSchema = z.array(
  z.strictObject({
    on: slug,
    author: text,
    url: z.string().default(''),
    date: dateTime,
    content: text,
    /** Position in the file (from 1) of the parent comment. */
    replyTo: z.number().int().min(1).optional(),
  }),
);
export type CommentFields = z.infer<typeof commentsSchema>[number];
