import { z } from 'zod';

const count = z.number().int().min(0);
const id = z.number().int();
const ids = z.array(id);
const bylineList = z.object({ ids, found: count });

/** What an address is about: a post, term, author, or the archive of a post type. */
const objectSchema = z.object({
  kind: z.enum(['post', 'term', 'user', 'postType']),
  id: id.nullable(),
  globalId: z.string().nullable(),
  typename: z.string().nullable(),
  /** Its post type or taxonomy. */
  type: z.string(),
  name: z.string(),
  slug: z.string(),
  uri: z.string().nullable(),
});

/** What the active SEO plugin computes for the page; without one WordPress's own robots alone. */
const seoSchema = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  canonical: z.string().nullable(),
  robots: z.array(z.string()),
  share: z.array(z.object({ name: z.string(), content: z.string() })),
  primary: z.object({ name: z.string(), uri: z.string() }).nullable(),
  breadcrumbs: z.array(z.object({ uri: z.string(), title: z.string() })),
});

/** The answer of the plugin's resolve route (packages/bridge/docs/routing.md). */
export const answerSchema = z.object({
  status: z.number().int(),
  location: z.string().nullable(),
  /** The redirect is an editors' rule of the options page. */
  isRule: z.boolean(),
  templates: z.array(z.string()),
  object: objectSchema.nullable(),
  posts: ids,
  found: count.nullable(),
  maxPages: count.nullable(),
  page: z.number().int().min(1),
  part: z.number().int().min(1),
  commentPage: count.nullable(),
  search: z.object({ words: z.string(), postType: z.string().nullable() }).nullable(),
  date: z.object({ year: z.number().int(), month: count.nullable(), day: count.nullable() }).nullable(),
  feed: z.string().nullable(),
  passwordRequired: z.boolean().nullable(),
  bylines: z.object({ written: bylineList, edited: bylineList, reviewed: bylineList }).nullable(),
  /** Absent in the answer of an older plugin, and of the embedded WordPress. */
  seo: seoSchema.nullish().catch(null),
  robotsTxt: z.string().nullish().catch(null),
  postsPage: id.nullable(),
  /** Of a text or term of another plugin's type: what is above it, and texts that share its terms. */
  trail: z.array(z.object({ title: z.string(), uri: z.string() })).default([]),
  related: ids.default([]),
  paginationBase: z.string().default('page'),
  variables: z.array(z.string()),
  keys: z.array(z.string()),
});

export type Answer = z.infer<typeof answerSchema>;

/** The answer of an older plugin, too. */
export const anyAnswerSchema = answerSchema.pick({ status: true, templates: true });

/** The body of WordPress's own REST errors. */
export const refusalSchema = z.object({ code: z.string(), message: z.string().default('') });
