import { z } from 'zod';

const graphqlNames = z.object({ single: z.string().min(1), plural: z.string().min(1) });

const postType = z.object({
  graphql: graphqlNames,
  public: z.boolean().default(true),
  publiclyQueryable: z.boolean().optional(),
  hierarchical: z.boolean().default(false),
  supports: z.array(z.string()).default(['title', 'editor']),
  /** Whether menus may link to it; by default if it has pages. */
  inNavMenus: z.boolean().optional(),
});

const taxonomy = z.object({
  graphql: graphqlNames,
  public: z.boolean().default(true),
  hierarchical: z.boolean().default(false),
  inNavMenus: z.boolean().optional(),
  postTypes: z.array(z.string()),
});

const optionsPage = z.object({ graphql: z.object({ type: z.string().min(1) }) });

/** model.json of the companion plugin, as far as the schema follows from it. The plugin's PHP reads the same file. */
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
