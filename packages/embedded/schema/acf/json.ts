import { z } from 'zod';

/** ACF writes its switches as 1, "1", true, 0, "0", "" or false. */
const flag = z.union([z.boolean(), z.number(), z.string()]).transform((value) => value !== '0' && Boolean(value));

const text = z.string().optional();

const limit = z
  .union([z.number(), z.literal('').transform(() => undefined), z.coerce.number()], 'must be a number')
  .optional();

/** One name or several; ACF writes an empty text for all. */
const names = z.preprocess((value) => [value ?? []].flat().filter((name) => name !== ''), z.array(z.string()));

const fieldBase = z.object({
  key: z.string().min(1),
  name: z.string().default(''),
  type: z.string().min(1),
  label: text,
  graphql_field_name: text,
  show_in_graphql: flag.optional(),
  graphql_non_null: flag.optional(),
  graphql_connection_type: text,
  /** Of a clone field: the keys of the groups and fields that it shows. */
  clone: z.union([z.array(z.string()), z.literal('')]).optional(),
  prefix_name: flag.optional(),
  display: text,
  instructions: text,
  placeholder: text,
  required: flag.optional(),
  multiple: flag.optional(),
  allow_null: flag.optional(),
  default_value: z.unknown().optional(),
  choices: z.record(z.string(), z.coerce.string()).optional().catch(undefined),
  min: limit,
  max: limit,
  maxlength: limit,
  rows: limit,
  post_type: names,
  taxonomy: names,
  field_type: text,
  button_label: text,
});

/** Fields with choices whose choices the plugin adds (Brands.php). */
export const FILLED_BY_PLUGIN = ['field_contributor_profile_categories_location'];

const layoutBase = z.object({ key: z.string().optional(), name: z.string().default(''), label: text });

export type AcfField = z.infer<typeof fieldBase> & { sub_fields?: AcfField[]; layouts?: AcfLayout[] };
export type AcfLayout = z.infer<typeof layoutBase> & { sub_fields?: AcfField[] };

const fieldSchema: z.ZodType<AcfField> = fieldBase.extend({
  get sub_fields() {
    return z.array(fieldSchema).optional();
  },
  /** A list, or, as ACF exports it, an object by the layouts' keys; an empty text when there are none. */
  get layouts() {
    const layout = layoutBase.extend({ sub_fields: z.array(fieldSchema).optional() });
    return z
      .preprocess(
        (layouts) => (typeof layouts === 'object' && layouts !== null ? Object.values(layouts) : []),
        z.array(layout),
      )
      .optional();
  },
});

const rule = z.object({ param: z.string(), operator: z.string().default('=='), value: z.coerce.string() });

const groupSchema = z.object({
  key: z.string().min(1),
  title: z.string().default(''),
  fields: z.array(fieldSchema).default([]),
  location: z.array(z.array(rule)).default([]),
  active: flag.optional(),
  menu_order: z.number().default(0),
  show_in_graphql: flag.optional(),
  graphql_field_name: text,
  /** Empty or absent: the location rules decide. */
  graphql_types: z.union([z.array(z.string()), z.literal('')]).optional(),
});

/** A file of acf-json/ contains one group; ACF's export tool writes several into one. */
export const groupFileSchema = z.preprocess((file) => (Array.isArray(file) ? file : [file]), z.array(groupSchema));

/** With the name of its file, for error messages. */
export type AcfGroup = z.infer<typeof groupSchema> & { file?: string };
export type LocationRule = z.infer<typeof rule>;

/** In ACF's own order, which decides which of two equal names is registered first. */
export function inAcfOrder(groups: readonly AcfGroup[]): AcfGroup[] {
  const title = (a: AcfGroup, b: AcfGroup): number => (a.title < b.title ? -1 : Number(a.title > b.title));
  return groups.toSorted((a, b) => a.menu_order - b.menu_order || title(a, b));
}

/** A field's own fields, list by list: names have to differ within a list only. */
export const listsIn = (field: AcfField): AcfField[][] => [
  field.sub_fields ?? [],
  ...(field.layouts ?? []).map((layout) => layout.sub_fields ?? []),
];

export const allIn = (fields: readonly AcfField[]): AcfField[] =>
  fields.flatMap((field) => [field, ...allIn(listsIn(field).flat())]);
