import { readFileSync } from 'node:fs';
import { reduceDeclarations } from './reduce';

/** The vocabulary of https://schema.org, as the installed schema-dts declares it. */
const { dataTypes, members, properties, types } = reduceDeclarations(
  readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8'),
);

const ADDRESS = /^https?:\/\/schema\.org\//;

/** A type, and all above it. */
export function lineage(type: string): string[] {
  return [type, ...(types[type] ?? []).flatMap(lineage)];
}

export const isType = (name: string): boolean => Object.hasOwn(types, name);

export const isDataType = (name: string): boolean => dataTypes.includes(name);

/** The types of a property's values, where one of these types may have it; 'unknown' where nothing has, 'elsewhere' where others have. */
export function valuesOf(property: string, ofTypes: readonly string[]): string[] | 'unknown' | 'elsewhere' {
  const known = Object.hasOwn(properties, property) ? properties[property] : undefined;
  if (!known) return 'unknown';
  const all = new Set(ofTypes.flatMap(lineage));
  return known.on.some((type) => all.has(type)) ? known.values : 'elsewhere';
}

/** Is it a named member of one of these types, such as https://schema.org/Psychiatric? */
export function isMember(text: string, ofTypes: readonly string[]): boolean {
  const name = text.replace(ADDRESS, '');
  return ofTypes.some((type) => members[type]?.includes(name));
}
