import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { isValues, type Changes, type Field, type ReferenceField, type Values } from '../fields/field';
import { inputName, labelAt, pathToInput } from '../fields/names';
import { valuesSchema, type Reading } from '../fields/read';
import { mapReferences } from '../fields/references';
import type { Store } from '../store/store';
import { ksesLine, ksesPost } from './kses';
import type { FieldError } from './types';

export interface ValuesEdit {
  fields: readonly Field[];
  known: Values;
  /** As a form sends them; what is left out stays as it is, in groups, too. */
  given: Readonly<Record<string, unknown>>;
  store: Store;
  /** Whether required fields must be set. */
  isComplete: boolean;
}

/** Returns the changes that were sent, or what is wrong with them. */
export function readValues(edit: ValuesEdit): { changes: Changes; errors: FieldError[] } {
  const { fields, known, given } = edit;
  const sent = fields.filter(({ name }) => Object.hasOwn(given, name));
  const read = valuesSchema(fields, editReading(edit)).safeParse(overGroups(sent, known, given));
  if (!read.success) {
    const errors = read.error.issues.map(({ path, message }) => ({
      field: inputName(pathToInput(fields, path)) || 'form',
      message: `${labelAt(fields, path)} ${message}.`,
    }));
    return { changes: {}, errors };
  }
  const changes = sent
    .filter(({ name }) => !isDeepStrictEqual(read.data[name], known[name]))
    .map(({ name }) => [name, read.data[name] ?? null]);
  return { changes: Object.fromEntries(changes), errors: [] };
}

function overGroups(fields: readonly Field[], known: Values, given: Readonly<Record<string, unknown>>) {
  const merged = fields.flatMap((field): [string, unknown][] => {
    const [was, is] = [known[field.name], given[field.name]];
    if (field.kind !== 'group' || !isValues(was) || !isValues(is)) return [];
    return [[field.name, { ...was, ...is, ...overGroups(field.fields, was, is) }]];
  });
  return { ...given, ...Object.fromEntries(merged) };
}

/** A text without tags is stored as typed: an editor's `&` is no HTML. */
function clean(text: string, kind: 'text' | 'lines'): string {
  const typed = text.replace(/\r\n?/g, '\n').trim();
  if (!typed.includes('<')) return typed;
  return kind === 'text' ? ksesLine(typed) : ksesPost(typed);
}

function editReading({ fields, known, store, isComplete }: ValuesEdit): Reading {
  const chosen = new Set<unknown>();
  mapReferences(fields, known, (_, id) => {
    chosen.add(id);
    return null;
  });
  return {
    clean,
    isComplete,
    // What was chosen before may be in the trash meanwhile.
    reference: (field) =>
      z
        .number('must be one of the list')
        .refine((id) => chosen.has(id) || isAmong(field, id, store), 'must be one of the list'),
  };
}

function isAmong({ to, of }: ReferenceField, id: number, store: Store): boolean {
  if (to === 'user') return store.data.users.some((user) => user.id === id);
  if (to === 'term') return of.includes(store.term(id)?.taxonomy ?? '');
  const type = store.post(id)?.type;
  return to === 'media' ? type === 'attachment' : type !== undefined && (of.length === 0 || of.includes(type));
}
