import { z } from 'zod';

const graphqlNames = z.strictObject({ single: z.string().min(1), plural: z.string().min(1) });

const labels = z.strictObject({ single: z.string(), plural: z.string() }).default({ single: '', plural: '' });

const slug = z
  .string()
  .regex(
    /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/,
    'must be the beginning of addresses, without slashes at its ends: small letters, digits, hyphens',
  )
  .nullable()
  .default(null);

const postType = z
  .strictObject({
    labels,
    graphql: graphqlNames,
    public: z.boolean().default(true),
    publiclyQueryable: z.boolean().optional(),
    /** Path of the list of its posts; null: there is none. */
    archive: slug,
    /** Begins the paths of its posts. */
    slug,
    hierarchical: z.boolean().default(false),
    supports: z.array(z.string()).default(['title', 'editor']),
    icon: z.string().optional(),
    /** Whether menus may link to it; by default if it has pages. */
    inNavMenus: z.boolean().optional(),
  })
  .transform((type) => ({ ...type, publiclyQueryable: type.publiclyQueryable ?? type.public }));

const taxonomy = z.strictObject({
  labels,
  graphql: graphqlNames,
  public: z.boolean().default(true),
  hierarchical: z.boolean().default(false),
  slug,
  inNavMenus: z.boolean().optional(),
  postTypes: z.array(z.string()),
});

const optionsPage = z.object({ graphql: z.object({ type: z.string().min(1) }) });

/** model.json of the companion plugin. The plugin's PHP reads the same file, with the same defaults. */
export const declarationSchema = z.object({
  postTypes: z.record(z.string(), postType).default({}),
  taxonomies: z.record(z.string(), taxonomy).default({}),
  menuLocations: z.array(z.string()).default([]),
  postFormats: z.array(z.string()).default([]),
  pageTemplates: z.record(z.string(), z.string()).default({}),
  optionsPages: z.record(z.string(), optionsPage).default({}),
});

export type Declaration = z.infer<typeof declarationSchema>;
export type PostTypeDeclaration = z.infer<typeof postType>;
export type TaxonomyDeclaration = z.infer<typeof taxonomy>;
