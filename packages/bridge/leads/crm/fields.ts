import { cutText } from '@footbridge/shared/cut-text';

import { finding, type Finding } from '../delivery/target';

import type { Mapping } from './mapping';

type Value = string | number | boolean;

export interface CrmField {
  name: string;
  type: 'text' | 'number' | 'boolean';
  /** In characters; 0 without a limit. */
  maxLength: number;
  isWritable: boolean;
}

/** The writable fields of an object, by name in lower case. */
export type CrmFields = ReadonlyMap<string, CrmField>;

export const fieldsByName = (fields: readonly CrmField[]): CrmFields =>
  new Map(fields.filter(({ isWritable }) => isWritable).map((field) => [field.name.toLowerCase(), field]));

function asType(value: Value, { type, maxLength }: CrmField): Value | null {
  if (type === 'number') return Number.isFinite(Number(value)) ? Number(value) : null;
  if (type === 'boolean') return value === true || value === 'true';
  return cutText(String(value), maxLength || Infinity);
}

/** Returns the values of the fields that the object has, in their types, truncated to their lengths. */
export function recordOf(values: ReadonlyMap<string, Value>, fields: CrmFields): Record<string, Value> {
  const record = [...values].flatMap(([name, value]): [string, Value][] => {
    const field = fields.get(name.toLowerCase());
    const typed = field ? asType(value, field) : null;
    return field && typed !== null ? [[field.name, typed]] : [];
  });
  return Object.fromEntries(record);
}

/** Returns which mapped fields the object lacks, or the user may not write. They are left out of each lead. */
export function missingFields(
  mapping: Mapping,
  fields: CrmFields,
  { where, variable }: { where: string; variable: string },
): Finding {
  const missing = Object.entries(mapping).flatMap(([name, from]) =>
    from === null || fields.has(name.toLowerCase()) ? [] : [name],
  );
  return finding(
    missing.length === 0,
    `${where} has all fields`,
    `${where} has no writable ${missing.join(', ')}: leads arrive without. Create them, grant the user access, or set them to null in ${variable} (docs/leads.md)`,
  );
}
