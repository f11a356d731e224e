import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Changes, Field, ReferenceField, Values } from '../fields/field';
import { valuesSchema } from '../fields/read';
import type { Store } from '../store/store';
import type { Outcome } from './types';

/** Returns the given values that differ from the known ones, null for those that are unset. */
export function readChanges(
  fields: readonly Field[],
  known: Values,
  given: Readonly<Record<string, unknown>>,
  store: Store,
): Outcome<Changes> {
  const reference = (field: ReferenceField) =>
    z.int('must be an id').refine((id) => exists(field, id, store), `must be the id of a ${field.to}`);
  const { data, error } = valuesSchema(fields, reference).safeParse(given);
  if (!data) return { ok: false, errors: error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`) };
  const changed = Object.keys(given).filter((name) => !isDeepStrictEqual(data[name], known[name]));
  return { ok: true, value: Object.fromEntries(changed.map((name) => [name, data[name] ?? null])) };
}

function exists({ to, of }: ReferenceField, id: number, store: Store): boolean {
  if (to === 'user') return store.userById(id) !== null;
  if (to === 'term') return of.includes(store.term(id)?.taxonomy ?? '');
  const type = store.post(id)?.type;
  return to === 'media' ? type === 'attachment' : type !== undefined && (of.length === 0 || of.includes(type));
}
