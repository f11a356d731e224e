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
  title: z.string(),
  description: z.string(),
  attributes: z.record(z.string(), attributeSchema).default({}),
  footbridge: z.object({ plain: z.string() }),
});
type Block = z.infer<typeof blockSchema>;

/** What a plain form may name beside the block's attributes. */
const PLACES = new Set(['inner', 'pageAddress']);

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

/** Returns what is wrong with a block's plain form; '' if nothing is. Rows of a list (`each`) have names of their own. */
function plainProblem({ attributes, footbridge: { plain } }: Block): string {
  const places = Array.from(plain.matchAll(/\{(?:link:|title:)?(\w+)\}/g), ([, name = '']) => name);
  const unknown = places.find((name) => !Object.hasOwn(attributes, name) && !PLACES.has(name));
  return unknown && !plain.includes(' each=')
    ? `footbridge.plain: {${unknown}} is no attribute; there are ${[...Object.keys(attributes), ...PLACES].join(', ')}`
    : '';
}

/** Returns a block.json. @throws Problem when it is none */
function readBlock(root: string, file: string): Block {
  const parse = (): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  let given: unknown;
  try {
    given = parse();
  } catch (error) {
    throw new Problem(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { data, error } = blockSchema.safeParse(given);
  const [issue] = error?.issues ?? [];
  const problem = data ? plainProblem(data) : `${issue?.path.join('.')}: ${issue?.message}`;
  if (!data || problem) throw new Problem(`${file}: ${problem}`);
  return data;
}

/** Returns the plugin's blocks, by their folders' names. */
function readBlocks(root: string): Block[] {
  const folders = existsSync(join(root, FOLDER)) ? readdirSync(join(root, FOLDER)).toSorted() : [];
  return folders
    .map((name) => join(FOLDER, name, 'block.json'))
    .filter((file) => existsSync(join(root, file)))
    .map((file) => readBlock(root, file));
}

/** Returns gql/blocks.ts: the schema of each block's attributes, from the plugin's block.json files. */
export function blocksFile(root: string): string {
  const entries = readBlocks(root).map(({ name, attributes }) => `  ${JSON.stringify(name)}: ${objectOf(attributes)},`);
  return `/** Generated from ${FOLDER}/<block>/block.json by npm run types. */
import { z } from 'zod';

export const blockAttributes = {
${entries.join('\n')}
};
`;
}

/** Returns docs/blocks.md with the blocks' titles between its two comments. */
export function blocksPage(root: string, page: string): string {
  const titles = readBlocks(root).map(({ title }) => title);
  const list = titles.toSorted((a, b) => a.localeCompare(b, 'en')).join(' · ');
  return page.replace(
    /(<!-- generated by npm run types -->\n)[\s\S]*?(<!-- end -->)/,
    (_, start: string, end: string) => [start, list, '\n', end].join(''),
  );
}
