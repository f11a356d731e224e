import type { PostEntity } from '../store/types';
import { pathOf, previewUrl } from './links';
import type { SavedPost } from './saved';
import type { EditForm, Outcome } from './types';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Changes, Field, ReferenceField, Values } from '../fields/field';
import { valuesSchema } from '../fields/read';
import type { Store } from '../store/store';

export function formOf(post: PostEntity, row: SavedPost | undefined, frontend: string): EditForm {
  const { id, type, slug, date, values } = post;
  const status = row?.isTrashed ? 'trash' : post.status;
  const isSeen = status === 'publish' || status === 'private';
  const path = pathOf(post);
  const autosave = row?.autosave ?? post.autosave;
  return {
    id,
    type,
    status,
    title: row?.title ?? post.title,
    content: row?.content ?? post.content.trimEnd(),
    slug,
    date,
    values,
    autosave: autosave && {
      title: autosave.title,
      content: autosave.content.trimEnd(),
      slug: autosave.slug ?? slug,
      values: autosave.values ?? {},
    },
    viewUrl: isSeen && path !== null ? frontend + path : null,
    previewUrl: previewUrl(post, frontend),
  };
}

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
