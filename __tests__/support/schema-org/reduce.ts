/** schema.org's vocabulary as the checks need it: the types, their properties, and the properties' value types. */
interface Vocabulary {
  /** Texts, numbers, days: what is written down as a value and never as an object. */
  dataTypes: string[];
  /** The types above each type. */
  types: Record<string, string[]>;
  /** Named members of the types that are lists of them, as the last part of their address. */
  members: Record<string, string[]>;
  /** The types that may have each property, and the types of its values; both include subtypes. */
  properties: Record<string, { on: string[]; values: string[] }>;
}

const INTERFACE = /^(?:export )?interface (\w+?)(?:Base|Leaf) extends [^{]+ \{$/;
const PROPERTY = /^ {4}"([^"@]+)"\?: SchemaValue<(.+), "\1">;$/;
const ALIAS = /^export type (\w+)(?:<.*>)? = (.+);$/;
const MEMBER = /^"https:\/\/schema\.org\/(\w+)"$/;
/** A name that would begin with a digit: `_3DModel`. */
const named = (name: string): string => name.replace(/^_(?=\d)/, '').replace(/Leaf$/, '');
/** Types of other vocabularies that equal schema.org's own: `purl_org_dc_dcmitype_Image`. */
const isForeign = (name: string): boolean => name.includes('_');
/** TypeScript's names of types that are not in the vocabulary. */
const NO_TYPES = new Set(['IdReference', 'JsonLdObject', 'string', 'number', 'boolean', 'never']);
/** Not types of things: helpers of the package. */
const HELPERS = new Set(['WithContext', 'WithActionConstraints', 'DataType']);

function namesIn(union: string): string[] {
  return union
    .split(' | ')
    .map((part) => part.replace(/<.*$/, ''))
    .filter((part) => /^\w+$/.test(part) && !NO_TYPES.has(part))
    .map(named)
    .filter((name) => !isForeign(name));
}

/** A type, and what is below it: `export type WebPage = WebPageLeaf | AboutPage | …`. */
function readType(name: string, union: string, { types, members, dataTypes }: Vocabulary): void {
  const parts = union.split(' | ').flatMap((part) => MEMBER.exec(part)?.[1] ?? []);
  if (parts.length > 0) members[name] = parts;
  const isThing = union.includes('Leaf');
  if (!isThing) dataTypes.push(name);
  else types[name] ??= [];
  for (const below of namesIn(union)) if (isThing && below !== name) (types[below] ??= []).push(name);
}

/** Parses one line of the declarations. @returns the type whose properties come next */
function read(line: string, on: string, parts: Vocabulary): string {
  const [, property, values] = PROPERTY.exec(line) ?? [];
  if (property && values) {
    const known = (parts.properties[property] ??= { on: [], values: [] });
    known.on.push(on);
    known.values.push(...namesIn(values));
  }
  const [, alias, union] = ALIAS.exec(line) ?? [];
  if (alias && union && !HELPERS.has(alias) && !isForeign(named(alias))) readType(named(alias), union, parts);
  const [, own] = INTERFACE.exec(line) ?? [];
  return own ? named(own) : on;
}

const sorted = <Value>(record: Record<string, Value>, tidy: (value: Value) => Value): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(record)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, tidy(value)]),
  );
const unique = (names: string[]): string[] => [...new Set(names)].toSorted();

/**
 * Reduces the TypeScript declarations of schema-dts, which are generated from schema.org's own release, to what tests
 * need. Needs the text of its schema.d.ts.
 * @throws for an unknown format
 */
export function reduceDeclarations(text: string): Vocabulary {
  const parts: Vocabulary = { dataTypes: [], types: {}, members: {}, properties: {} };
  let on = '';
  for (const line of text.split('\n')) on = read(line, on, parts);
  const declared = text.match(/"\?: SchemaValue</g)?.length ?? 0;
  const found = Object.values(parts.properties).reduce((sum, property) => sum + property.on.length, 0);
  if (declared === 0 || found !== declared)
    throw new Error(
      `schema-dts declares ${declared} properties, ${found} could be read: its declarations are written differently now.`,
    );
  return {
    dataTypes: unique(parts.dataTypes),
    types: sorted(parts.types, unique),
    members: sorted(parts.members, unique),
    properties: sorted(parts.properties, ({ on: types, values }) => ({ on: unique(types), values: unique(values) })),
  };
}
