import { z } from 'zod';
import type { WordPress } from './wordpress';

const MAX_ENTRIES = 500;
const text = z.string().max(2000);
const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape)).max(MAX_ENTRIES);
const count = z.number();
const kind = {
  name: text,
  label: text,
  isPublic: z.boolean(),
  isBuiltIn: z.boolean(),
  inGraphql: z.boolean(),
  count,
  links: listOf({ id: count.nullable(), link: text }).default([]),
};

/** What the plugin says of its WordPress (packages/plugin/footbridge/src/Adoption/Inventory.php). */
const inventorySchema = z.object({
  site: z.object({
    name: text,
    home: text,
    frontEnd: text,
    php: text,
    permalinks: text,
    isIndexable: z.boolean(),
    frontPage: text,
    isMultisite: z.boolean(),
    theme: text,
    uploads: text,
  }),
  findings: listOf({ name: text, level: z.enum(['refuse', 'warn']), installed: text, below: text, why: text }),
  installed: listOf({ name: text, installed: text, oldest: text }),
  plugins: listOf({ file: text, name: text, version: text }),
  types: listOf({ ...kind, hasArchive: z.boolean() }),
  taxonomies: listOf({ ...kind, types: z.array(text) }),
  locations: listOf({ name: text, label: text, menu: count.nullable() }),
  menus: listOf({ id: count, name: text, count }),
  shortcodes: z.array(text).max(MAX_ENTRIES),
  templates: listOf({ name: text, type: text, count }),
  redirects: listOf({ by: text, from: text, to: text, status: count, isPattern: z.boolean() }),
  media: listOf({ name: text, count }),
});
export type Inventory = z.infer<typeof inventorySchema>;

const useSchema = { name: text, texts: count, uses: count, first: text };
const textsSchema = z.object({
  last: count.nullable(),
  blocks: listOf(useSchema),
  shortcodes: listOf(useSchema),
  forms: listOf(useSchema),
  hosts: listOf(useSchema),
});
type Texts = z.infer<typeof textsSchema>;
export type Uses = Omit<Texts, 'last'>;
export type Use = Uses['blocks'][number];

/** Returns what the plugin says. @throws Problem that says why it does not answer */
export const readInventory = (wordPress: WordPress): Promise<Inventory> => wordPress.plugin('', inventorySchema);

function sumsOf(lists: readonly Use[]): Use[] {
  const known = new Map<string, Use>();
  for (const use of lists) {
    const { texts = 0, uses = 0, ...first } = known.get(use.name) ?? {};
    known.set(use.name, { ...use, ...first, texts: texts + use.texts, uses: uses + use.uses });
  }
  return [...known.values()].toSorted((a, b) => b.uses - a.uses);
}

/** Returns what all published texts use. The plugin reads some hundred at once. */
export async function readUses(wordPress: WordPress): Promise<Uses> {
  const parts: Texts[] = [];
  for (let after: number | null = 0; after !== null;) {
    const part: Texts = await wordPress.plugin(`?after=${after}`, textsSchema);
    parts.push(part);
    // A server that repeats itself must not keep the report running.
    after = part.last !== null && part.last > after ? part.last : null;
  }
  return {
    blocks: sumsOf(parts.flatMap(({ blocks }) => blocks)),
    shortcodes: sumsOf(parts.flatMap(({ shortcodes }) => shortcodes)),
    forms: sumsOf(parts.flatMap(({ forms }) => forms)),
    hosts: sumsOf(parts.flatMap(({ hosts }) => hosts)),
  };
}
