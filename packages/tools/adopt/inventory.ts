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
const USES = ['blocks', 'shortcodes', 'forms', 'hosts'] as const;

/** In how many texts something is, how often, and the path of the first. */
export interface Use {
  name: string;
  texts: number;
  uses: number;
  first: string;
}
/** What the published texts use, by kind; the most used first. */
export type Uses = Record<(typeof USES)[number], Use[]>;

/** Returns what the plugin says. @throws Problem that says why it does not answer */
export const readInventory = (wordPress: WordPress): Promise<Inventory> => wordPress.plugin('', inventorySchema);

/** Returns what all published texts use. The plugin reads some hundred at once. */
export async function readUses(wordPress: WordPress): Promise<Uses> {
  const newMap = () => new Map<string, Use>();
  const found = { blocks: newMap(), shortcodes: newMap(), forms: newMap(), hosts: newMap() };
  const add = (known: Map<string, Use>, { name, texts, uses, first }: Use) => {
    const before = known.get(name);
    known.set(
      name,
      before ? { ...before, texts: before.texts + texts, uses: before.uses + uses } : { name, texts, uses, first },
    );
  };
  for (let after: number | null = 0; after !== null;) {
    const part: z.infer<typeof textsSchema> = await wordPress.plugin(`?after=${after}`, textsSchema);
    for (const kindOfUse of USES) for (const use of part[kindOfUse]) add(found[kindOfUse], use);
    // A server that repeats itself must not keep the report running.
    after = part.last !== null && part.last > after ? part.last : null;
  }
  const sorted = (known: Map<string, Use>) => [...known.values()].toSorted((a, b) => b.uses - a.uses);
  return {
    blocks: sorted(found.blocks),
    shortcodes: sorted(found.shortcodes),
    forms: sorted(found.forms),
    hosts: sorted(found.hosts),
  };
}
