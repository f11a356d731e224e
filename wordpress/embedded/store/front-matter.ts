import { z } from 'zod';
import { SEGMENTS } from '@/shared/segments';

/** A brand, which need not be among those of BRANDS_DIR. */
const SITE_CODE = /^[A-Z]{3}$/;

/** WordPress's page templates (content model). */
export const PAGE_TEMPLATES = [
  'Admissions',
  'Reviews',
  'Veterans',
  'Insurance Verification',
  'Our Team',
  'Landing Page',
  'Full Width',
  'Compare Facilities',
] as const;

const TREATMENTS = [
  'detox',
  'residential',
  'partial-hospitalization',
  'intensive-outpatient',
  'outpatient',
  'telehealth',
  'veterans',
  'lgbtq',
  'couples',
] as const;
const AMENITIES = [
  'gym',
  'pool',
  'private-rooms',
  'chef',
  'pets',
  'yoga',
  'music-studio',
  'game-room',
  'transport',
] as const;

export const POST_FORMATS = ['aside', 'audio', 'chat', 'gallery', 'image', 'link', 'quote', 'status', 'video'] as const;

const slug = z.string().regex(/^[a-z0-9-]+$/, 'must be a slug: lower case letters, digits, hyphens');
const path = z.string().regex(/^\/(?:[a-z0-9-]+\/)*$/, 'must be a path with a slash at both ends');
const dateTime = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 19) : value),
  z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, 'must look like 2026-03-02T09:00:00'),
);
const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string());

export const buttonSchema = z.strictObject({ url: z.string(), title: text, target: z.string().default('') });

export const floaterSchema = z.strictObject({
  segment: z.enum(SEGMENTS).optional(),
  hide: z.boolean().default(false),
  title: text.default(''),
  subtitle: text.default(''),
  buttons: z.array(buttonSchema).default([]),
});

export const segmentSchema = z.enum(SEGMENTS);
export { dateTime, slug, path, text };

const stickyCta = floaterSchema.omit({ segment: true }).extend({ customize: z.boolean().default(false) });

const facility = z.strictObject({
  siteKey: z.string().optional(),
  phone: z.string().optional(),
  street: z.string().optional(),
  city: z.string().optional(),
  state: z.string().length(2).optional(),
  postalCode: text.optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  photos: z.array(z.string()).default([]),
  licenseNumber: text.optional(),
  accreditations: z.string().optional(),
  treatments: z.array(z.enum(TREATMENTS)).default([]),
  amenities: z.array(z.enum(AMENITIES)).default([]),
  videoUrl: z.string().optional(),
});

const contributor = z.strictObject({
  jobTitle: text.optional(),
  credentials: text.optional(),
  linkedin: z.string().optional(),
  avatar: z.string().optional(),
  categories: z
    .array(
      z.strictObject({
        categoryName: text,
        order: z.number().optional(),
        location: z.array(z.string().regex(SITE_CODE, 'must be a code of three capital letters')).default([]),
      }),
    )
    .default([]),
});

/** Everything but the identity of a page, post, facility or contributor. */
const shared = z.strictObject({
  title: text,
  status: z.enum(['publish', 'draft', 'future', 'private']).default('publish'),
  password: text.optional(),
  date: dateTime.default('2025-09-01T09:00:00'),
  modified: dateTime.optional(),
  author: slug.default('editor'),
  template: z.enum(PAGE_TEMPLATES).optional(),
  menuOrder: z.number().int().default(0),
  excerpt: text.default(''),
  featuredImage: z.string().optional(),
  categories: z.array(slug).default([]),
  tags: z.array(slug).default([]),
  topics: z.array(slug).default([]),
  format: z.enum(POST_FORMATS).optional(),
  sticky: z.boolean().default(false),
  comments: z.enum(['open', 'closed']).default('closed'),
  /** Slugs that an address once had; WordPress remembers them for all types but pages. */
  oldSlugs: z.array(slug).default([]),
  frontPage: z.boolean().default(false),
  postsPage: z.boolean().default(false),
  privacyPage: z.boolean().default(false),
  segment: segmentSchema.optional(),
  relatedTags: z.array(slug).default([]),
  schema: z
    .preprocess((value) => (value !== null && typeof value === 'object' ? JSON.stringify(value) : value), z.string())
    .optional(),
  stickyCta: stickyCta.optional(),
  byline: z.strictObject({ author: slug.optional(), editor: slug.optional(), reviewer: slug.optional() }).default({}),
  reviewSummary: z
    .strictObject({ aggregateScore: z.number().optional(), totalReviews: z.number().optional() })
    .default({}),
  seo: z
    .strictObject({
      title: text.optional(),
      description: text.optional(),
      canonical: z.string().optional(),
      noindex: z.boolean().default(false),
      image: z.string().optional(),
    })
    .default({ noindex: false }),
  /** Unpublished changes: the autosave that a preview shows. */
  autosave: z.strictObject({ title: text, body: z.string() }).optional(),
});

/** Front matter of a content file after tokens and per-brand overrides (contract: the embedded content's format). */
export const frontMatterSchema = z.discriminatedUnion('type', [
  shared.extend({ type: z.literal('page'), path }),
  shared.extend({ type: z.literal('post'), slug }),
  shared.extend({
    type: z.literal('facility'),
    slug,
    facility: facility.default({ photos: [], treatments: [], amenities: [] }),
  }),
  shared.extend({ type: z.literal('contributor'), slug, contributor: contributor.default({ categories: [] }) }),
]);

export type FrontMatter = z.infer<typeof frontMatterSchema>;
export type SharedFields = z.infer<typeof shared>;
export type FacilityFields = z.infer<typeof facility>;
export type ContributorFields = z.infer<typeof contributor>;
export type StickyCtaFields = z.infer<typeof stickyCta>;
export type FloaterFields = z.infer<typeof floaterSchema>;
export type ButtonFields = z.infer<typeof buttonSchema>;
