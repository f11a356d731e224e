import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Problem } from '../process/problem';

const FOLDER = 'packages/plugin/footbridge/blocks';

const SCHEMAS = {
  string: 'z.string()',
  number: 'z.number()',
  integer: 'z.int()',
  boolean: 'z.boolean()',
  array: 'z.array(z.unknown())',
  object: 'z.record(z.string(), z.unknown())',
  null: 'z.null()',
} as const;

type TypeName = keyof typeof SCHEMAS;

const typeSchema = z.enum(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);

interface Attribute {
  type?: TypeName | TypeName[] | undefined;
  enum?: (string | number | boolean | null)[] | undefined;
  default?: unknown;
  minimum?: number | undefined;
  maximum?: number | undefined;
  items?: Attribute | undefined;
  properties?: Record<string, Attribute> | undefined;
}

const attributeSchema: z.ZodType<Attribute> = z.object({
  type: z.union([typeSchema, z.array(typeSchema)]).optional(),
  enum: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  default: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  items: z.lazy(() => attributeSchema).optional(),
  properties: z.lazy(() => z.record(z.string(), attributeSchema)).optional(),
});

const blockSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/),
  attributes: z.record(z.string(), attributeSchema).default({}),
});

/** Returns the schema of a value as code, without its default. */
function valueOf({ type, enum: values, items, properties, minimum, maximum }: Attribute): string {
  if (values?.length) return `z.literal(${JSON.stringify(values)})`;
  if (Array.isArray(type))
    return `z.union([${type.map((one) => valueOf({ type: one, items, properties, minimum, maximum })).join(', ')}])`;
  if (type === 'array' && items) return `z.array(${valueOf(items)})`;
  if (type === 'object' && properties) return objectOf(properties);
  const least = minimum === undefined ? '' : `.min(${minimum})`;
  const most = maximum === undefined ? '' : `.max(${maximum})`;
  if (type === 'integer' || type === 'number') return SCHEMAS[type] + least + most;
  return type ? SCHEMAS[type] : 'z.unknown()';
}

function objectOf(attributes: Readonly<Record<string, Attribute>>): string {
  const fields = Object.entries(attributes).map(([name, attribute]) => {
    const rest = attribute.default === undefined ? '.optional()' : `.default(${JSON.stringify(attribute.default)})`;
    return `${JSON.stringify(name)}: ${valueOf(attribute)}${rest}`;
  });
  return `z.object({ ${fields.join(', ')} })`;
}

/** Returns a block's entry as code. @throws Problem when the file is no block.json */
function entryOf(root: string, folder: string): string {
  const file = join(FOLDER, folder, 'block.json');
  const read = (): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  let given: unknown;
  try {
    given = read();
  } catch (error) {
    throw new Problem(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = blockSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Problem(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { name, attributes } = parsed.data;
  return `  ${JSON.stringify(name)}: ${objectOf(attributes)},`;
}

/** Returns gql/blocks.ts: the schema of each block's attributes, from the plugin's block.json files. */
export function blocksFile(root: string): string {
  const folders = existsSync(join(root, FOLDER)) ? readdirSync(join(root, FOLDER)).toSorted() : [];
  const entries = folders.filter((name) => existsSync(join(root, FOLDER, name, 'block.json')));
  return `/** Generated from ${FOLDER}/<block>/block.json by npm run types. */
import { z } from 'zod';

export const blockAttributes = {
${entries.map((folder) => entryOf(root, folder)).join('\n')}
};
`;
}

const listedSchema = z.object({
  title: z.string(),
  description: z.string(),
  supports: z.object({ multiple: z.boolean().optional(), align: z.array(z.string()).optional() }).default({}),
  footbridge: z.object({ plain: z.string() }).default({ plain: '' }),
});

/** Returns docs/blocks.md with the table of the blocks between its two comments. */
export function blocksPage(root: string, page: string): string {
  const folders = existsSync(join(root, FOLDER)) ? readdirSync(join(root, FOLDER)) : [];
  const rows = folders
    .map((name) => join(root, FOLDER, name, 'block.json'))
    .filter((file) => existsSync(file))
    .map((file) => listedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
    .map(({ title, description, supports, footbridge }) => {
      const notes = [
        supports.align && 'full width',
        footbridge.plain.includes('{inner}') && 'inner blocks',
        supports.multiple === false && 'once a page',
      ].filter(Boolean);
      return `| ${title} | ${description} | ${notes.join(', ')} |`;
    });
  const table = ['| block | shows | |', '|---|---|---|', ...rows].join('\n');
  return page.replace(
    /(<!-- generated by npm run types -->\n)[\s\S]*?(<!-- end -->)/,
    (_, start: string, end: string) => [start, table, '\n', end].join(''),
  );
}
